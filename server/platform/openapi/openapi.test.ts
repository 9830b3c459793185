/** platform: the committed OpenAPI document is the contract's, and the page shows every call. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { renderApiPage } from './openapi-page.ts'
import { toOpenApi } from './openapi.ts'

test('docs/openapi.json is up to date (npm run openapi writes it)', async () => {
  const committed = await readFile(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(toOpenApi(contract))))
})

test('every call of the contract is in the document and on the page', () => {
  const document = toOpenApi(contract)
  const page = renderApiPage(document)
  const paths = new Set(
    Object.values(contract).flatMap((domain) => Object.values(domain).map(({ path }) => path)),
  )
  expect(Object.keys(document.paths ?? {})).toHaveLength(paths.size)
  for (const path of Object.keys(document.paths ?? {})) expect(page).toContain(path.replaceAll("'", '&#39;'))
})
