/**
 * portal: pictures come into the library by the guarded way, are shown
 * by texts, and leave when nothing shows them.
 */
import { beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import { openForEditors } from '#tests/support/content/editors.ts'
import { jpeg, turnedJpeg } from '#tests/support/pictures.ts'

let app: TestApp
let headers: { authorization: string }
let harbour: string
beforeAll(async () => {
  ;({ app, headers } = await openForEditors())
  harbour = (await add(await turnedJpeg(400, 200), 'harbour.jpg')).picture.id
})

const add = (bytes: Buffer<ArrayBuffer> | Buffer, name: string) =>
  app.api.pictureLibrary.add({ query: { name }, body: new Blob([new Uint8Array(bytes)]) }, { headers })
const list = (query: Parameters<typeof app.api.pictureLibrary.list>[0]['query'] = {}) =>
  app.api.pictureLibrary.list({ query }, { headers })
const read = (key: string) => app.api.pictureLibrary.read({ params: { key } }, { headers })

const params = { kind: 'faq', slug: 'with-a-picture' } as const
const saying = (body: string, basedOn: number) =>
  app.api.editing.save(
    {
      params,
      body: { title: 'A picture', description: '', body, details: { category: 'homes' }, basedOn },
    },
    { headers },
  )

test('the same file twice is one picture; what is none is refused with a sentence', async () => {
  const again = await add(await turnedJpeg(400, 200), 'again.jpg')
  expect(again).toMatchObject({
    message: 'This picture is in the library already.',
    picture: { id: harbour, name: 'harbour.jpg' },
  })
  await expect(add(Buffer.from('<svg/>'), 'drawing.svg')).rejects.toMatchObject({
    status: 422,
    problem: { code: 'library.unusable' },
  })
  expect((await list()).counts).toEqual({ undescribed: 1, unused: 1 })
})

test('what it shows is said once, and in other languages by the memory of all texts', async () => {
  const body = { name: 'Harbour', alt: 'A harbour at dawn', isDecorative: false }
  await app.api.pictureLibrary.describe({ params: { key: harbour }, body }, { headers })
  const wish = { language: 'de', original: body.alt, text: 'Ein Hafen im Morgengrauen' }
  await app.api.corrections.correct({ body: wish }, { headers })
  const { languages } = await read(harbour)
  expect(languages.find(({ language }) => language === 'de')).toEqual({
    language: 'de',
    text: wish.text,
    model: 'human',
  })
  expect(languages.filter(({ model }) => model === 'none')).toHaveLength(5)
  expect((await list({ state: 'undescribed' })).items).toEqual([])
})

test('a text shows it after the paragraph it is named in, and nothing but pictures of the library', async () => {
  await saying(`Look. ![At dawn](picture:${harbour}) And ![no](https://example.org/x.png).`, 0)
  await app.api.editing.publish({ params, body: { version: 1 } }, { headers })
  const { items } = await app.api.content.questions({ query: { q: 'picture look' } })
  const [words, figure] = items[0]?.intro ?? []
  expect(words).toEqual({ tag: 'p', children: ['Look.  And no.'] })
  expect(figure).toMatchObject({
    tag: 'figure',
    picture: { alt: 'A harbour at dawn', width: 200, height: 400 },
    children: ['At dawn'],
  })
  await expect(saying('![](picture:0123456789abcdef)', 1)).rejects.toMatchObject({
    status: 422,
    problem: { code: 'editing.picture' },
  })
})

test('it stays while a text shows it, and old versions have it for good', async () => {
  const remove = () => app.api.pictureLibrary.remove({ params: { key: harbour } }, { headers })
  expect((await read(harbour)).texts).toEqual([{ ...params, title: 'A picture' }])
  await expect(remove()).rejects.toMatchObject({ status: 409, problem: { code: 'library.used' } })
  await saying('No picture.', 1)
  // Visitors still read the version with it.
  await expect(remove()).rejects.toMatchObject({ status: 409 })
  await app.api.editing.publish({ params, body: { version: 2 } }, { headers })
  await remove()
  await expect(read(harbour)).rejects.toMatchObject({ status: 404 })
  await app.api.editing.restore({ params, body: { version: 1, basedOn: 2 } }, { headers })
  expect(await read(harbour)).toMatchObject({ uses: 1, name: 'Harbour' })
})

test('the list is paged, newest first, and searched by name and by what is shown', async () => {
  for (const [at, colour] of ['#102030', '#405060', '#708090'].entries())
    await add(await jpeg(64, 64, colour), `plain ${at}.jpg`)
  const first = await list({ limit: 2 })
  const second = await list({ limit: 2, cursor: first.nextCursor ?? '' })
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect([ids.length, new Set(ids).size, second.nextCursor]).toEqual([4, 4, null])
  expect((await list({ q: 'DAWN' })).items.map(({ id }) => id)).toEqual([harbour])
  expect((await list({ state: 'unused' })).items).toHaveLength(3)
})
