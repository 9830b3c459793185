/** main: `npm run fonts` writes the fonts of the pages, their sheets, and the letters of drawn maps. */
import { execFileSync } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bin, rootFolder } from '../paths.ts'
import { cutMapLetters } from '../tooling/fonts/map-letters.ts'
import { cutFonts, fontSheets } from '../tooling/fonts/sheet.ts'

const folder = join(rootFolder, 'web/ui/fonts')
const sheets = join(rootFolder, 'web/styles')

const letters = join(rootFolder, 'server/maps/letters')

for (const [place, files] of [
  [folder, await cutFonts()],
  [letters, await cutMapLetters()],
] as const) {
  for (const name of await readdir(place)) if (name.endsWith('.woff2')) await rm(join(place, name))
  for (const [name, content] of files) {
    await writeFile(join(place, name), content)
    console.log(`written: ${name}, ${content.length} bytes`)
  }
}
for (const [name, content] of await fontSheets()) {
  await writeFile(join(sheets, name), content)
  execFileSync(bin('oxfmt'), [join(sheets, name)])
}
