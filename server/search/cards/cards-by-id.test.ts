/** search: cards by ids alone, whatever became of the homes. */
import { expect, it } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { saveListings, withdrawListings } from '#server/listings/index.ts'
import { toPicture } from '#server/media/index.ts'
import { placesOf } from '#server/places/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { createTestPlatform } from '#tests/support/platform.ts'
import { createCardsById } from '../index.ts'

const monday = new Date('2025-02-03T10:00:00Z')
const { platform } = await createTestPlatform({ now: monday })
const cardsById = createCardsById(platform, { toPicture })

it('answers in the order of the ids, for the first purpose of each, ended homes included', async () => {
  const { db, events } = platform
  const { resolve } = await placesOf(platform)
  const rent = { ...saleOffer, purpose: 'rent', period: 'month', amountMinor: 150_000 } as const
  const outcomes = await saveListings(
    db,
    {
      agencyId: await findOrCreateAgency(db, { name: 'Lisbon Keys', country: 'PT' }),
      feedId: null,
      drafts: [
        aDraft('ended'),
        aDraft('both', { offers: [rent, saleOffer] }),
        aDraft('let', { offers: [rent] }),
      ],
      now: monday,
      source: 'agent',
    },
    { events, resolvePlace: resolve },
  )
  const [ended, both, rented] = outcomes.map((one) => ('listingId' in one ? String(one.listingId) : '')) as [
    string,
    string,
    string,
  ]
  await withdrawListings(db, { ids: [ended], reason: null, now: monday, source: 'agent' }, { events })
  const cards = await cardsById([rented, newId(), ended, both], { currency: 'USD', acceptLanguage: 'pt' })
  expect(cards.map(({ id, purpose, status }) => [id, purpose, status])).toEqual([
    [rented, 'rent', 'active'],
    [ended, 'sale', 'removedBySource'],
    [both, 'sale', 'active'],
  ])
  expect(cards[1]).toMatchObject({ title: 'T2 em Campo de Ourique', converted: { currency: 'USD' } })
  expect(await cardsById([], { currency: 'EUR', acceptLanguage: null })).toEqual([])
})
