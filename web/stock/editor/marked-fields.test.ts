/**
 * web/stock: every field of the editor says whose word it is, so that none is written in vain over a feed.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldsOf } from '#contract/stock/corrections.ts'
import { emptyForm } from '#contract/stock/empty-form.ts'

test('each field of the form stands in the editor under its name', () => {
  const source = globSync('web/stock/editor/**/*.tsx')
    .filter((path) => !path.endsWith('.test.tsx'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  // Words are marked by language; the colleague is chosen in the table.
  const elsewhere = ['title.en', 'description.en', 'agent', 'place.region']
  const fields = [...fieldsOf(emptyForm({})).keys()].filter((field) => !elsewhere.includes(field))
  expect(fields.filter((field) => !source.includes(`of="${field}"`))).toEqual([])
})
