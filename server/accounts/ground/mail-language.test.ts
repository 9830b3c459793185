/**
 * accounts: mails in the language of whoever gets them: chosen as a
 * visitor, kept by the account, English otherwise.
 */
import { beforeAll, expect, test } from 'vitest'
import { codeFor, noPictures, someone, validPassword as P } from '#tests/support/accounts.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { defaultPreferences, preferencesCookies } from '#web/platform/kept/preferences.ts'
import { knownLanguage } from '#web/platform/words/languages.ts'
import { authRoutes } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ routes: (platform) => [authRoutes(platform, noPictures)] })
})

const mailTo = async (to: string) => {
  const mails = await app.platform.db
    .selectFrom('mails')
    .selectAll()
    .where('to_address', '=', to)
    .orderBy('id')
    .execute()
  const { subject = '', html = '', body = '' } = mails.at(-1) ?? {}
  return { subject, html: html ?? '', body: body ?? '' }
}
/** The cookies that pages set when a language is chosen. */
const keptBy = (language: string): [name: string, value: string][] =>
  preferencesCookies({ ...defaultPreferences, language: knownLanguage(language) ?? 'en' }, false).map(
    (one) => {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(one) ?? []
      return [name, value]
    },
  )

/** A browser in which a language was chosen on the pages. */
function reader(language: string | null) {
  const person = someone(app)
  if (language) for (const pair of keptBy(language)) person.jar.set(...pair)
  return person
}
const signUp = (person: ReturnType<typeof someone>, email: string, headers?: Record<string, string>) =>
  person.post('/api/auth/signup', { name: 'Ann Lee', email, password: P }, headers)

test('a language that the preferences kept before it had a cookie of its own', async () => {
  const person = someone(app)
  person.jar.set('prefs', 'language=it&currency=EUR')
  await signUp(person, 'older@example.com')
  expect((await mailTo('older@example.com')).html).toContain('<html lang="it" dir="ltr">')
})

test('a German reader signs up in German, and their account remembers it', async () => {
  const person = reader('de')
  const email = 'german@example.com'
  await signUp(person, email)
  const { subject, html, body } = await mailTo(email)
  const code = await codeFor(app, email)
  expect(subject).toBe(`${code} ist Ihr Code für Meridian`)
  expect(html).toContain('<html lang="de" dir="ltr">')
  expect(html).toContain('Ja, ich habe das angefordert</a>')
  expect(body).toContain('Er gilt 5 Minuten.')
  expect(body).toContain('Angefordert von: ein Programm')
  expect(`${html}${body}`).not.toMatch(/\b(?:the|your|you|code into|was)\b/)
  await person.post('/api/auth/verify-credentials', { email, otp: code })
  const user = await app.platform.db
    .selectFrom('users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst()
  expect(user?.language).toBe('de')
})

test('what the account says wins over the browser somebody else asks from', async () => {
  await signUp(reader('en'), 'german@example.com')
  expect((await mailTo('german@example.com')).subject).toBe('Sie haben bereits ein Konto bei Meridian')
})

test('Arabic runs from right to left, the code does not', async () => {
  await signUp(reader('ar'), 'arabic@example.com')
  const { subject, html } = await mailTo('arabic@example.com')
  expect(subject).toContain('هو رمزك في Meridian')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<p dir="ltr"')
})

test.each([
  ['nothing was chosen, whatever the browser asks for', null, { 'accept-language': 'de' }],
  ['nobody reviewed the language', 'nl', {}],
  ['the cookie holds nonsense', '%0d%0aSet-Cookie', {}],
])('English when %s', async (_, language, headers) => {
  const email = `${language?.length ?? 0}@example.com`
  await signUp(reader(language), email, headers)
  const { subject, html } = await mailTo(email)
  expect(subject).toMatch(/^\d{4} is your Meridian code$/)
  expect(html).toContain('<html lang="en" dir="ltr">')
})

test('a program is answered in the language it asks for', async () => {
  await signUp(someone(app, { browser: false }), 'program@example.com', {
    'accept-language': 'fr-CH, de;q=0.5',
  })
  expect((await mailTo('program@example.com')).subject).toMatch(/est votre code Meridian$/)
})
