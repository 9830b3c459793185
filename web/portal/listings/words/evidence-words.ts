/** web/portal/listings: what a flag rests on, as a sentence with its numbers. */
import type { Evidence } from '#contract/moderation/moderation.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import { reasonWords } from '../../desk/words.ts'
import { signWords } from './words.ts'

const isReason = (code: string): code is keyof typeof reasonWords => code in reasonWords

export function evidenceWords(
  evidence: Evidence,
  format: Formats & { country: (code: string) => string },
): string {
  const { distance, number, date, plural, comma } = format
  switch (evidence.kind) {
    case 'price':
      return priceWords(evidence, format)
    case 'impossible':
      return placeWords(evidence, format)
    case 'farFromTown':
      return `The point is ${distance(evidence.metres)} from ${evidence.town}.`
    case 'duplicate':
      return `Shares ${evidence.signs.map((sign) => signWords[sign]).join(comma)} with another home.`
    case 'copiedPictures':
      return `${plural(evidence.pictures, 'picture', 'pictures')} of another agency’s home.`
    case 'words':
      return `Its texts say: “${evidence.words.join(comma)}”.`
    case 'relisted':
      return `On the market since ${date(evidence.firstListedAt)}, taken off on ${date(evidence.leftAt)}, then listed as new.`
    case 'reported':
      return `${number(evidence.reports)} × ${evidence.reasons.map((code) => (isReason(code) ? reasonWords[code] : code)).join(comma)}`
  }
}

/** Euros for a square metre, in cents: a monthly rent is a few euros, so that its cents tell. */
export const centsOf = (euros: number): number =>
  euros < 100 ? Math.round(euros * 100) : Math.round(euros) * 100

function priceWords(
  { perM2, median, low, high, z, neighbours }: Extract<Evidence, { kind: 'price' }>,
  { money, number }: Formats,
): string {
  const euros = (amount: number) => money({ amount: centsOf(amount), currency: 'EUR' })
  const score = number(Math.abs(z))
  const homes = number(neighbours)
  return z < 0
    ? `${euros(perM2)} for a square metre: less than the ${euros(low)} from which ${homes} homes nearby begin (middle ${euros(median)}, score ${score}).`
    : `${euros(perM2)} for a square metre: more than the ${euros(high)} to which ${homes} homes nearby go (middle ${euros(median)}, score ${score}).`
}

function placeWords(
  { reason, country: stated, nearest }: Extract<Evidence, { kind: 'impossible' }>,
  { country }: { country: (code: string) => string },
): string {
  if (reason === 'zero') return 'The point is 0° 0°, in the Gulf of Guinea: nobody filled it in.'
  if (reason === 'sea') return 'The point lies at sea.'
  if (!nearest) return 'The point lies in another country than the address.'
  return `The address says ${country(stated)}, the point lies near ${nearest.name} (${country(nearest.country)}).`
}
