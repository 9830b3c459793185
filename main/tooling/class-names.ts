/**
 * main/tooling: the classes of CSS Modules as pages have them: the same on server
 * and client, and never those of another module.
 */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Four letters for a file of the project. */
export function markOf(file: string): string {
  const digest = createHash('sha256').update(relative(process.cwd(), file).replaceAll('\\', '/')).digest()
  return [...digest.subarray(0, 4)].map((byte) => letters[byte % letters.length]).join('')
}

/** While pages are worked on: the name it is written with, and where it comes from. */
export const plainClass = (name: string, file: string): string => `${name}_${markOf(file)}`

/**
 * In what visitors load: where it comes from, and a number in the order of the sheet. Names are a tenth of a
 * sheet, and what a part calls itself is no help in a browser.
 */
export function briefClass(name: string, file: string, css: string): string {
  const names = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, one]) => one))
  return `${markOf(file)}${[...names].indexOf(name).toString(36)}`
}
