/**
 * listings: what is said by hand of a feed's home stands over the feed, and gives way when it is given back.
 */
import { describe, expect, it } from 'vitest'
import { aDraft } from '#tests/support/listing-drafts.ts'
import {
  corrected,
  disagrees,
  followed,
  layOver,
  liftOff,
  shownSource,
  type Correction,
  type CorrectionAsk,
} from './corrections.rules.ts'
import { normaliseDraft } from './draft.rules.ts'
import type { ListingDraft, MediaDraft } from './draft.ts'

const monday = new Date('2026-03-02T09:00:00Z')
const tuesday = new Date('2026-03-03T09:00:00Z')

const feed = (changes: Partial<ListingDraft> = {}) => normaliseDraft(aDraft('1', changes))
const byHand = (wanted: ListingDraft, written: string[], more: Partial<CorrectionAsk> = {}) => ({
  sourceId: '1',
  wanted: normaliseDraft(wanted),
  written,
  released: [],
  by: null,
  seenAt: null,
  now: monday,
  ...more,
})
const over = (said: ListingDraft, corrections: readonly Correction[]) =>
  normaliseDraft(layOver(said, corrections))

describe('a field that is said by hand', () => {
  const wanted = feed({ bedrooms: 4, yearBuilt: 1901 })
  const said = feed()
  const corrections = corrected([], said, byHand(wanted, ['bedrooms']))

  it('stands over the feed alone, and the rest follows the feed', () => {
    expect(over(feed({ floorLabel: '5' }), corrections)).toEqual(feed({ bedrooms: 4, floorLabel: '5' }))
  })
  it('comes off again without a trace', () => {
    expect(liftOff(over(said, corrections), corrections)).toEqual(said)
  })
  it('is a matter to decide once the feed says something else, and not while it says the same', () => {
    expect(followed(corrections, said, tuesday)).toBe(corrections)
    const [now] = followed(corrections, feed({ bedrooms: 3 }), tuesday)
    expect(now).toMatchObject({ sourceChangedAt: tuesday, value: { bedrooms: 4 } })
    expect(now && [disagrees(now), shownSource(now)]).toEqual([true, '3'])
  })
  it('is none when the feed comes to say the same, or goes back to what was seen', () => {
    for (const bedrooms of [4, 2]) {
      const changed = followed(corrections, feed({ bedrooms: 3 }), tuesday)
      expect(followed(changed, feed({ bedrooms }), tuesday).some(disagrees)).toBe(false)
    }
  })
  it('is decided by whoever looks after the feed spoke, not by whoever looked before', () => {
    const changed = followed(corrections, feed({ bedrooms: 3 }), tuesday)
    const looked = (seenAt: Date) => corrected(changed, said, byHand(wanted, [], { seenAt }))
    expect(looked(monday).some(disagrees)).toBe(true)
    expect(looked(tuesday).some(disagrees)).toBe(false)
    expect(looked(tuesday)[0]).toMatchObject({ value: { bedrooms: 4 } })
  })
  it('follows the feed again once it is given back', () => {
    expect(corrected(corrections, said, byHand(wanted, [], { released: ['bedrooms'] }))).toEqual([])
  })
})

it('every other kind of field goes over and comes off again', () => {
  const wanted = feed({
    type: 'house',
    useClass: 'residential',
    energy: { status: 'rated', class: 'A', label: 'A', kwhM2: 12 },
    agentName: 'Rui',
    place: {
      ...aDraft('1').place,
      street: 'Rua Nova',
      point: { lat: 38.7, lon: -9.1 },
      pointSource: 'agentPin',
    },
    offers: aDraft('1').offers.map((offer) => ({
      ...offer,
      furnished: 'furnished' as const,
      depositMinor: 900,
    })),
    texts: [
      { lang: 'en', title: 'Mine', description: null, origin: 'human' },
      { lang: 'fr', title: null, description: '<p>Clair et calme.</p>', origin: 'human' },
    ],
  })
  const fields = [
    'type',
    'energy',
    'agent',
    'place.street',
    'place.point',
    'price.furnished',
    'price.deposit',
  ]
  const all = [...fields, 'title.en', 'description.fr']
  const corrections = corrected([], feed(), byHand(wanted, all))
  const shown = over(feed(), corrections)
  expect(shown).toMatchObject({ type: 'house', energy: { class: 'A' }, agentName: 'Rui' })
  expect(shown.place).toMatchObject({ street: 'Rua Nova', houseNumber: '12', pointSource: 'agentPin' })
  expect(shown.offers[0]).toMatchObject({ furnished: 'furnished', amountMinor: 45_000_000 })
  expect(shown.texts.map(({ lang, title }) => [lang, title])).toEqual([
    ['en', 'Mine'],
    ['fr', null],
    ['pt', 'T2 em Campo de Ourique'],
  ])
  expect(normaliseDraft(liftOff(shown, corrections))).toEqual(feed())
})

describe('pictures', () => {
  const photo = (name: string, more: Partial<MediaDraft> = {}): MediaDraft => ({
    kind: 'photo',
    sourceUrl: `https://a.example/${name}.jpg`,
    illustration: null,
    caption: null,
    sha256: null,
    ...more,
  })
  const own = photo('', { sourceUrl: null, sha256: 'a'.repeat(64), caption: 'Mine' })
  const said = feed({ media: [photo('1'), photo('2'), photo('3')] })
  const wanted = feed({ media: [photo('3', { caption: 'Sea' }), own, photo('1')] })
  const corrections = corrected([], said, byHand(wanted, ['media']))
  const namesOf = ({ media }: ListingDraft) =>
    media.map(({ sourceUrl, caption }) => [sourceUrl?.slice(-5, -4) ?? 'own', caption])

  it('keep their order and captions, and own ones stay among them', () => {
    expect(namesOf(over(said, corrections))).toEqual([
      ['3', 'Sea'],
      ['own', 'Mine'],
      ['1', null],
    ])
  })
  it('a new one of the feed comes last, one it dropped is gone, one that was taken out stays out', () => {
    const next = feed({ media: [photo('2'), photo('1', { caption: 'Hall' }), photo('4')] })
    expect(namesOf(over(next, corrections))).toEqual([
      ['own', 'Mine'],
      ['1', 'Hall'],
      ['4', null],
    ])
  })
  it('the same pictures in another order are no matter to decide; others are', () => {
    const turned = feed({ media: said.media.toReversed() })
    expect(followed(corrections, turned, tuesday).some(disagrees)).toBe(false)
    expect(followed(corrections, feed({ media: [photo('1')] }), tuesday).some(disagrees)).toBe(true)
  })
})
