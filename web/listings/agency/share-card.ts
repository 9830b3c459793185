/** web/listings: what the picture of a shared agency says: who, where, and how much stock stands where. */
import type { Agency } from '#contract/accounts/accounts.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { listings } from '#contract/listings/listings.ts'
import type { ShareCard } from '#contract/search/share.ts'
import type { ShareWords } from '#web/platform/meta/share-words.ts'

type Figures = Reply<typeof listings.agencyFigures>

export function agencyShareCard(
  { name, city, country }: Agency,
  figures: Figures,
  { say, format, direction }: ShareWords,
): Omit<ShareCard, 'picture' | 'marks' | 'credit'> {
  const where = [city, format.country(country)].filter(Boolean).join(format.comma)
  const { sale, rent, medianDaysListed } = figures
  return {
    over: where,
    title: name,
    plain: say(`Estate agency in ${city ?? format.country(country)}`),
    figure: figures.listings > 0 ? say(format.plural(figures.listings, 'home')) : null,
    per: figures.listings > 0 ? say('listed now') : null,
    facts: [
      sale > 0 ? `${format.number(sale)} for sale` : '',
      rent > 0 ? `${format.number(rent)} to rent` : '',
      medianDaysListed === null ? '' : `${format.plural(medianDaysListed, 'day')} on the market`,
    ]
      .filter(Boolean)
      .map(say),
    text: null,
    foot: say('Estate agency'),
    badge: null,
    direction,
  }
}
