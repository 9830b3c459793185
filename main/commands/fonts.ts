/** main: `npm run fonts` writes the fonts of the pages and their sheet. */
import { execFileSync } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bin, rootFolder } from '../paths.ts'
import { cutFonts, fontSheet } from '../tooling/fonts/sheet.ts'

const folder = join(rootFolder, 'web/ui/fonts')
const sheet = join(rootFolder, 'web/styles/fonts.css')

for (const name of await readdir(folder)) if (name.endsWith('.woff2')) await rm(join(folder, name))
for (const [name, content] of await cutFonts()) {
  await writeFile(join(folder, name), content)
  console.log(`written: ${name}, ${content.length} bytes`)
}
await writeFile(sheet, await fontSheet())
execFileSync(bin('oxfmt'), [sheet])
