/** alerts: the mail of this domain with invented homes in it. */
import type { Card } from '#contract/search/search.ts'
import { say } from '#server/platform/mail/mail-sentence.ts'
import { sample, type Letters } from '#server/platform/mail/letters.ts'
import { homesMail, type Shown, type ToldSearch } from './alerts.mails.ts'

const { url, home, agency, at } = sample
/** translate="no" */
const town: string = 'Lisbon'
const id = '00000000-0000-7000-8000-00000000a1b2'
const card: Card = {
  id,
  title: home.title,
  purpose: 'sale',
  status: 'active',
  type: 'apartment',
  price: { mode: 'fixed', amount: 42_000_000, max: null, currency: 'EUR', period: 'once' },
  converted: null,
  charges: null,
  availableFrom: null,
  beds: 2,
  baths: 1,
  area: null,
  plot: null,
  place: { name: town, district: null, region: null, country: 'PT' },
  point: null,
  image: null,
  images: [],
  imageCount: 0,
  agency: { id, name: agency },
  listedAt: at.toISOString(),
  confirmedAt: at.toISOString(),
  reduced: null,
  isNew: true,
  features: [],
}

const shown: Shown = {
  origin: url,
  areaUnit: 'm2',
  statuses: {} as Shown['statuses'],
  periods: {},
  units: { m2: 'm²', sqft: 'sq ft', ac: 'acres', ha: 'ha' },
}
const noFacts = {} as ToldSearch['homes'][number]['news'][number]['facts']
const search = (name: string, count: number): ToldSearch => ({
  id,
  name,
  wishes: [say`${town}`],
  homes: Array.from({ length: count }, () => ({
    card,
    news: [{ event: 'new' as const, facts: noFacts }],
    alsoIn: [],
  })),
  unsubscribeUrl: url,
})
const mail = (...searches: ToldSearch[]) => homesMail({ searches, unsubscribeUrl: url, shown })

export const alertLetters = {
  'alerts.homes': [
    mail(search('Flats in Lisbon', 1)),
    mail(search('Flats in Lisbon', 2)),
    mail(search('Flats in Lisbon', 1), search('Near the sea', 1)),
  ],
} satisfies Partial<Letters>
