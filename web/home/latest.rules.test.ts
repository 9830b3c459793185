/** web/home: the front page shows homes that can be seen, of several agencies and places. */
import { expect, it } from 'vitest'
import type { Card } from '#contract/search/search.ts'
import { latestOf } from './latest.rules.ts'

const picture = { src: '/one.webp' } as NonNullable<Card['image']>
const home = (id: string, more: Partial<Card> = {}): Card =>
  ({
    id,
    image: picture,
    imageCount: 5,
    price: { mode: 'fixed', amount: 1, max: null, currency: 'EUR', period: 'once' },
    beds: 2,
    area: { valueM2: 60, value: 60, unit: 'm2' },
    agency: { id: `agency of ${id}`, name: 'One' },
    place: { name: `place of ${id}`, district: null, region: null, country: 'PT' },
    ...more,
  }) as Card
const idsOf = (homes: Card[], most = 3) => latestOf(homes, most).map(({ id }) => id)

it('shows homes with pictures and facts, the newest first', () => {
  const bare = home('bare', { image: null, imageCount: 0 })
  const vague = home('vague', { area: null })
  expect(idsOf([bare, home('a'), vague, home('b'), home('c'), home('d')])).toEqual(['a', 'b', 'c'])
  expect(idsOf([bare, home('a'), vague, home('b')])).toEqual(['a', 'vague', 'b'])
})

it('shows a few of each agency and place as long as there are others', () => {
  const same = { agency: { id: 'same', name: 'Same' } }
  const town = { place: { name: 'Porto', district: null, region: null, country: 'PT' } }
  const many = ['a', 'b', 'c', 'd'].map((id) => home(id, same))
  expect(idsOf([...many, home('e')])).toEqual(['a', 'b', 'e'])
  expect(idsOf(many)).toEqual(['a', 'b', 'c'])
  expect(idsOf([...['f', 'g', 'h'].map((id) => home(id, town)), home('e')])).toEqual(['f', 'g', 'e'])
})

it('shows homes without pictures only where there is nothing else', () => {
  const bare = home('bare', { image: null })
  expect(idsOf([bare, home('a')])).toEqual(['a'])
  expect(idsOf([bare])).toEqual(['bare'])
})
