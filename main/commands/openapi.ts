/** main: `npm run openapi` writes docs/openapi.json from the contract. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '#contract/index.ts'
import { toOpenApi } from '#server/platform/openapi/openapi.ts'
import { rootFolder } from '../paths.ts'

const target = join(rootFolder, 'docs', 'openapi.json')
await writeFile(target, `${JSON.stringify(toOpenApi(contract), null, 2)}\n`)
console.log(`written: ${target}`)
