/**
 * tests: a process of tests finds our own modules by their addresses alone. All are written whole
 * (`#server/…/x.ts`, `./x.ts`), so nobody need look for a package, a link or an ending; and Vitest is not
 * told, by a message for each of thousands of imports, of a graph that only watching reads.
 */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { rootFolder } from '#main/paths.ts'

const root = pathToFileURL(rootFolder)
const room = /^#(?=(?:contract|server|web|main|tests)\/)/

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    const isOurs = parentURL && !parentURL.includes('/node_modules/') && specifier.endsWith('.ts')
    if (isOurs && room.test(specifier))
      return { url: new URL(specifier.replace(room, ''), root).href, shortCircuit: true }
    if (isOurs && specifier.startsWith('.'))
      return { url: new URL(specifier, parentURL).href, shortCircuit: true }
    return next(specifier, context)
  },
})
