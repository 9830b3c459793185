/**
 * main/tooling: the one file that every page carries, minified once more. Vite's own minifier is quick; this
 * one finds a kilobyte that it leaves, in five seconds, which is too long for all files and right for one.
 * Nothing in that file reads a property for its side effect alone, or makes an object by `new` of a method.
 */
import { minify } from 'terser'
import { parseAst, type Plugin } from 'vite'

/** Characters from which a function is worth it. */
const large = 1_000

/**
 * Puts brackets around the large functions that are handed over to be called at once, as React's are. Without
 * them a browser passes over such a function when it reads the file, and reads it again when it is called, on
 * the thread of the page: two thirds of all that the thread has to do before a page of words can be used.
 */
export function readOnce(code: string): string {
  const functions = parseAst(code).body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ init }) =>
          init?.type === 'CallExpression' && init.arguments.length === 1 ? init.arguments : [],
        )
      : [],
  )
  return functions
    .filter(({ type, start, end }) => /Function/.test(type) && end - start > large)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
      code,
    )
}

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
          compress: {
            passes: 3,
            pure_getters: true,
            unsafe_methods: true,
            keep_fargs: false,
            sequences: false,
          },
        })
        if (code) file.code = readOnce(code)
      }
    },
  },
})
