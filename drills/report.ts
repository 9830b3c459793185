/**
 * drills: docs/drills.md: each drill's section is rewritten when the
 * drill has run, the others are left as they are.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'

const page = fileURLToPath(new URL('../docs/drills.md', import.meta.url))

/** Puts `text` between the marks of this drill. @throws Error when the page has no such marks. */
export async function writeReport(name: string, text: string): Promise<void> {
  const begin = `<!-- ${name}: begin -->`
  const end = `<!-- ${name}: end -->`
  const before = await readFile(page, 'utf8')
  const from = before.indexOf(begin)
  const to = before.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/drills.md has no section for "${name}".`)
  const today = new Date().toISOString().slice(0, 10)
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  const section = `${begin}\n\nRun on ${today} (${machine}).\n\n${text.trim()}\n\n`
  await writeFile(page, before.slice(0, from) + section + before.slice(to))
}
