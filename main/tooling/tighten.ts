/**
 * main/tooling: the one file that every page carries, minified once more. Vite's own minifier is quick; this one finds a kilobyte
 * that it leaves, in five seconds, which is too long for all files and right for one. Nothing in that file reads a property for its
 * side effect alone.
 */
import { minify } from 'terser'
import type { Plugin } from 'vite'

export const tightened = (name: string): Plugin => ({
  name: 'tightened',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle: {
    order: 'post',
    handler: async (_, files) => {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk' || file.name !== name) continue
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, pure_getters: true, keep_fargs: false, sequences: false },
        })
        if (code) file.code = code
      }
    },
  },
})
