/**
 * portal: mails are said otherwise: every kind has its text, values stay in it, and what is
 * published is what is sent, in each language.
 */
import { beforeAll, expect, test } from 'vitest'
import { bodyFrom, paragraphsIn } from '#contract/content/mail-wording.rules.ts'
import { letters } from '#main/letters.ts'
import { addMailTexts, wordingOfMails } from '#server/content/index.ts'
import { agentRejectedMail } from '#server/accounts/ground/accounts.mails.ts'
import { mailKinds } from '#server/platform/mail/mail-kinds.ts'
import { translationOf, correctText } from '#server/translation/index.ts'
import type { TestApp } from '#tests/support/app.ts'
import { openForEditors } from '#tests/support/content/editors.ts'

let app: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  ;({ app, headers } = await openForEditors())
  const { db, clock, mail } = app.platform
  await db.transaction().execute((tx) => addMailTexts(tx, letters, clock.now()))
  mail.rewordBy(wordingOfMails)
})

const rejected = { kind: 'mail', slug: 'agent-rejected' } as const
const read = () => app.api.editing.read({ params: rejected, query: {} }, { headers })
const keep = async (body: string, basedOn: number) => {
  const { title, description, details } = (await read()).shown
  return app.api.editing.save(
    { params: rejected, body: { title, description, body, details, basedOn } },
    { headers },
  )
}
/** The built-in paragraphs, one of them said otherwise. */
const saying = async (part: string, text: string): Promise<string> => {
  const { sentences, shown } = await read()
  const at = sentences?.findIndex((one) => one.part === part) ?? -1
  return bodyFrom(paragraphsIn(shown.body).with(at, text))
}
const sent = async (language: string) => {
  const { db, mail } = app.platform
  const to = `${language}@example.com`
  await mail.send(db, to, 'agentRejected', agentRejectedMail('Ann Example', 'No licence.'), language)
  const newest = db.selectFrom('mails').selectAll().where('to_address', '=', to).orderBy('id', 'desc')
  return newest.executeTakeFirstOrThrow()
}

test('every mail that is sent has its text once, in the words that are built in', async () => {
  const { db, clock } = app.platform
  expect(await db.transaction().execute((tx) => addMailTexts(tx, letters, clock.now()))).toBe(0)
  const list = (cursor?: string) =>
    app.api.editing.list({ query: { kind: 'mail', limit: 50, ...(cursor && { cursor }) } }, { headers })
  const first = await list()
  const items = [...first.items, ...(await list(first.nextCursor ?? '')).items]
  expect(new Set(items.map(({ slug }) => slug)).size).toBe(mailKinds.length)
  expect(first.counts).toEqual({ live: 0, draft: 0, hidden: mailKinds.length, planned: 0 })
  for (const { slug, title } of items) {
    const preview = await app.api.editing.preview(
      { body: { ...rejected, slug, body: (await bodyOf(slug)) ?? '', details: {} } },
      { headers },
    )
    expect({ title, problem: preview.problem }).toEqual({ title, problem: null })
    expect(preview.sections).not.toEqual([])
  }
})

test('a mail nobody changed has nothing to translate', async () => {
  const params = { kind: 'mail', slug: 'copy-ready' } as const
  const { languages } = await app.api.coverage.read({ params }, { headers })
  expect(languages.map(({ counts }) => counts.missing + counts.human)).toEqual([0, 0, 0, 0, 0, 0])
})

const bodyOf = async (slug: string) =>
  (await app.api.editing.read({ params: { kind: 'mail', slug }, query: {} }, { headers })).shown.body

test('a text that lost a value, has one too many or a sentence less is refused, and says which', async () => {
  const refused = (body: string) => ({ status: 422, problem: { code: 'editing.mail', fields: { body } } })
  const lost = await saying('paragraph', 'We cannot approve your application.')
  await expect(keep(lost, 1)).rejects.toMatchObject(refused('Sentence 3. Missing: {1}'))
  const odd = await saying('heading', 'Hello {2}')
  await expect(keep(odd, 1)).rejects.toMatchObject(refused('Sentence 2. Nothing is put in for {2}'))
  await expect(keep('One sentence', 1)).rejects.toMatchObject(
    refused('This mail has 5 sentences, and the text has 1'),
  )
  const params = { kind: 'mail', slug: 'no-such-mail' } as const
  const body = { title: 'A', description: '', body: 'B', details: {}, basedOn: 0 }
  await expect(app.api.editing.save({ params, body }, { headers })).rejects.toMatchObject({
    problem: { code: 'editing.newMail' },
  })
})

test('what is published is sent, and taken back the built-in words are', async () => {
  const body = await saying('paragraph', 'Hello {1}, we need a little more before we can say yes.')
  expect(await keep(body, 1)).toMatchObject({ version: 2 })
  expect((await sent('en')).body).toContain('Dear Ann Example')
  const { message } = await app.api.editing.publish({ params: rejected, body: { version: 2 } }, { headers })
  expect(message).toBe('Mails say this from now on.')
  const mail = await sent('en')
  expect(mail.body).toContain('Hello Ann Example, we need a little more before we can say yes.')
  expect(mail).toMatchObject({ subject: 'Your agent application', kind: 'agentRejected' })
  const preview = await app.api.editing.preview({ body: { ...rejected, body, details: {} } }, { headers })
  expect(JSON.stringify(preview.sections)).toContain('Hello Ann Example, we need')
})

test('other languages keep their built-in words until somebody translates the new ones, values and all', async () => {
  const { platform } = app
  const before = await sent('de')
  expect(before.body).toContain('Ann Example')
  expect(before.body).not.toContain('we need a little more')
  const wish = {
    source: 'en',
    target: 'de',
    original: 'Hello {1}, we need a little more before we can say yes.',
  }
  const translation = translationOf(platform)
  await expect(
    correctText(translation, platform.db, { ...wish, text: 'Hallo, wir brauchen noch etwas.' }),
  ).rejects.toMatchObject({ code: 'corrections.places' })
  await correctText(translation, platform.db, { ...wish, text: 'Wir brauchen noch etwas, {1}.' })
  expect((await sent('de')).body).toContain('Wir brauchen noch etwas, Ann Example.')
  const { pieces } = await app.api.coverage.pieces({ params: { ...rejected, language: 'de' } }, { headers })
  expect(pieces.map(({ text, state }) => [text, state])).toEqual([[wish.original, 'human']])
  await app.api.editing.publish({ params: rejected, body: { version: null } }, { headers })
  expect((await sent('en')).body).toContain('Dear Ann Example')
})

test('a market is named by the code of its country', async () => {
  const save = (slug: string) => {
    const body = { title: 'Homes', description: '', body: '', details: {}, basedOn: 0 }
    return app.api.editing.save({ params: { kind: 'market', slug }, body }, { headers })
  }
  await expect(save('portugal')).rejects.toMatchObject({ problem: { code: 'editing.country' } })
  expect(await save('fr')).toMatchObject({ version: 1 })
  const { items } = await app.api.content.marketTexts({})
  expect(items.map(({ slug }) => slug)).toEqual(['es', 'gb', 'pt'])
})
