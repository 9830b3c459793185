/** translation: the list of languages over HTTP. */
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { startTranslationService } from '#tests/support/words/translation-service.ts'
import { translationRoutes } from './translation.routes.ts'

const service = await startTranslationService()
const { api } = await createTestApp({
  env: { TRANSLATE_UPSTREAM: service.url, TRANSLATE_KEY: 'AIza-a-key' },
  routes: (platform) => [translationRoutes(platform)],
})

test('the list says what people and machines translate, and nothing else', async () => {
  const { service: address, languages, pairs } = await api.translation.languages({})
  expect(address).toBe('/api/meridian/translate')
  const of = (code: string) => languages.find((one) => one.code === code)
  expect(of('es')).toMatchObject({ reviewed: true, machine: true })
  expect(of('ar')).toMatchObject({ reviewed: true, machine: false })
  expect(of('hi')).toMatchObject({ reviewed: false, machine: true })
  expect(of('ko')).toBeUndefined()
  expect(pairs).toContain('hi-en')
})
