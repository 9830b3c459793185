/**
 * main/tooling/map-engine: MapLibre built from the sources that its package brings. Its two
 * ready-made files, engine and worker, hold a hundred kilobytes twice; built with the
 * pages, what both need is one file for both.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'
import { leftOut, placeholderOf } from './left-out.ts'

const sources = join(import.meta.dirname, '../../../node_modules/maplibre-gl/src')
const worker = join(sources, 'source/worker.ts')
/** What the pages import, and where its source is. */
const doors: Record<string, string> = {
  'maplibre-gl': join(sources, 'index.ts'),
  'maplibre-gl/dist/maplibre-gl-worker.mjs': worker,
}

const unused = new Set(leftOut.map((path) => join(sources, path)))

const engineSource = /[\\/](maplibre-gl[\\/]src|pmtiles)[\\/]/
const ours = (file: string): string => join(import.meta.dirname, '../../../web/search/map-engine', file)
/** What stands in the place of what the engine, or the reader of tile files, asks for. */
const insteadOf: Record<string, string> = {
  '@mapbox/tiny-sdf': ours('glyphs.ts'),
  fflate: ours('unpacking.ts'),
}
const styleChecks = /(^|[\\/])validate_style\.ts$/

const description = /[\\/]maplibre-gl[\\/]package\.json$/
const versionIn = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version

export const mapEngine = (): Plugin => ({
  name: 'map-engine',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(name, from) {
    if (!engineSource.test(from ?? '')) return doors[name] ?? null
    return styleChecks.test(name) ? ours('unchecked-style.ts') : (insteadOf[name] ?? null)
  },
  // Of its package's description it reads one field.
  load: {
    filter: { id: description },
    handler: (id) => ({ code: `export default { version: '${versionIn(id)}' }`, moduleType: 'js' }),
  },
  transform: {
    filter: { id: /[\\/]maplibre-gl[\\/]src[\\/].*\.ts$/ },
    async handler(code, id) {
      if (unused.has(id))
        return { code: placeholderOf(code), map: null, moduleType: 'js', moduleSideEffects: false }
      // As its own build has it: a field that is only declared must not take
      // back what a parent's constructor has set.
      const { code: script, map } = await transformWithOxc(code, id, {
        assumptions: { setPublicClassFields: true },
        typescript: { removeClassFieldsWithoutInitializer: true },
        target: 'es2022',
      })
      // A part that nobody imports anything from (controls, say) is left out, unless it does something by
      // itself: the worker begins, and classes that travel between both sides are registered by name.
      return {
        code: script,
        map,
        moduleType: 'js',
        moduleSideEffects: id === worker || /^register\(/m.test(code),
      }
    },
  },
})
