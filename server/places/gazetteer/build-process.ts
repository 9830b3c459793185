/**
 * places: the process in which the gazetteer is built and written to its
 * file: what that takes is given back with it.
 */
import { buildGazetteer } from './build-gazetteer.ts'
import { writeSections } from './typed-sections.ts'

const [path, version] = process.argv.slice(2)
if (!path || !version) throw new Error('where to, and which version?')
await writeSections(path, version, buildGazetteer())
