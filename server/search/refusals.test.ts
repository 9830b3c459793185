/**
 * search: questions that cannot be answered are refused with a sentence; odd but honest ones are answered.
 */
import { describe, expect, test } from 'vitest'
import { toPicture } from '#server/media/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { createTestApp } from '#tests/support/app.ts'
import { encodeCursor } from './question/cursor.ts'
import { searchRoutes } from './index.ts'

const { api, fetch } = await createTestApp({ routes: (platform) => [searchRoutes(platform, { toPicture })] })

const refusal = async (
  query: string,
): Promise<{ status: number; body: { code: string; message: string; fields?: object } }> => {
  const response = await fetch(`/api/meridian/search?${query}`)
  return { status: response.status, body: (await response.json()) as never }
}

describe('a question that makes no sense', () => {
  const elsewhere = encodeCursor({ sort: 'price', key: 5, tie: null, id: newId() })
  const unsafe = Buffer.from(`["newest",1e300,null,"${newId()}"]`).toString('base64url')
  const nameless = Buffer.from(`["newest",null,null,"${newId()}"]`).toString('base64url')
  const wordy = Buffer.from(`["newest","1; drop table listings",null,"${newId()}"]`).toString('base64url')

  test.each([
    ['an unknown parameter', 'bedrooms=3', 'bedrooms'],
    ['a parameter twice', 'minBeds=1&minBeds=2', 'minBeds'],
    ['a purpose of another kind', 'purpose=steal', 'purpose'],
    ['a place that is no id', 'place=Lisbon', 'place'],
    ['a box of three numbers', 'box=1,2,3', 'box'],
    ['a box upside down', 'box=1,5,2,4', 'box'],
    ['a box without width', 'box=1,4,1,5', 'box'],
    ['a box beyond the globe', 'box=-999,-99,999,99', 'box'],
    ['a box of words', 'box=a,b,c,d', 'box'],
    ['a drawing that is none', 'area=hello', 'area'],
    ['a point that is none', 'near=91,0', 'near'],
    ['a radius without a point', 'radius=500', 'radius'],
    ['a radius around half the globe', 'near=1,1&radius=9999999', 'radius'],
    ['distance without a point', 'sort=distance', 'sort'],
    ['a price below nothing', 'minPrice=-1', 'minPrice'],
    ['a price with a point', 'maxPrice=1.5', 'maxPrice'],
    ['a price beyond counting', 'maxPrice=99999999999999999999', 'maxPrice'],
    ['prices upside down', 'minPrice=5&maxPrice=4', 'maxPrice'],
    ['bedrooms upside down', 'minBeds=5&maxBeds=4', 'maxBeds'],
    ['a currency that is none', 'currency=euro', 'currency'],
    ['a currency without a rate', 'currency=XXX&minPrice=1', 'currency'],
    ['a type that is none', 'types=apartment,castle-in-the-air', 'types.1'],
    ['a feature that is no filter', 'features=moat', 'features.0'],
    ['a flag that is not 1', 'pets=yes', 'pets'],
    ['an agency that is no id', 'agency=1', 'agency'],
    ['words that are none', 'q=%20', 'q'],
    ['too many words', `q=${'x'.repeat(201)}`, 'q'],
    ['cells without a box', 'cells=2x2', 'cells'],
    ['too many cells', 'box=1,1,2,2&cells=999x999', 'cells'],
    ['no homes at all', 'limit=0', 'limit'],
    ['too many homes', 'limit=51', 'limit'],
    ['a page too deep', 'page=1000', 'page'],
    ['a cursor of another order', `cursor=${elsewhere}`, 'cursor'],
    ['a cursor of rubbish', 'cursor=%F0%9F%8F%A0', 'cursor'],
    ['a cursor of nothing', 'cursor=', 'cursor'],
    ['a cursor with a number beyond reason', `cursor=${unsafe}`, 'cursor'],
    ['a cursor without its key', `cursor=${nameless}`, 'cursor'],
    ['a cursor with words for a number', `cursor=${wordy}`, 'cursor'],
    ['a cursor with something behind it', `sort=price&cursor=${elsewhere}AAAA`, 'cursor'],
  ])('is refused: %s', async (_, query, field) => {
    const { status, body } = await refusal(query)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'common.invalid' })
    expect(Object.keys(body.fields ?? {})[0]).toMatch(new RegExp(`^${field}`))
    expect(body.message).toMatch(/[a-z].+/i)
  })

  test.each([
    ['NUL', 'q=a%00b', 400],
    ['broken UTF-8', 'q=%ff%fe', 400],
    ['a megabyte', `q=${'x'.repeat(1_000_000)}`, 414],
  ])('is refused: %s', async (_, query, expected) => {
    const { status, body } = await refusal(query)
    expect(status).toBe(expected)
    expect(body.message).toMatch(/^The address .+\.$/)
  })

  test('words full of punctuation and quotes are only words', async () => {
    for (const q of [`'); drop table offers; --`, '!!!', '&|!:*', '\\', "'", 'a:* & b', '<-> !x', '😀', 'ﷺ'])
      expect(await api.search.search({ query: { q, not: q, sort: 'relevance' } })).toHaveProperty('total')
  })
})
