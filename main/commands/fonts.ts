/** main: `npm run fonts` writes the fonts of the pages and their sheets. */
import { execFileSync } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bin, rootFolder } from '../paths.ts'
import { cutFonts, fontSheets } from '../tooling/fonts/sheet.ts'

const folder = join(rootFolder, 'web/ui/fonts')
const sheets = join(rootFolder, 'web/styles')

for (const name of await readdir(folder)) if (name.endsWith('.woff2')) await rm(join(folder, name))
for (const [name, content] of await cutFonts()) {
  await writeFile(join(folder, name), content)
  console.log(`written: ${name}, ${content.length} bytes`)
}
for (const [name, content] of await fontSheets()) {
  await writeFile(join(sheets, name), content)
  execFileSync(bin('oxfmt'), [join(sheets, name)])
}
