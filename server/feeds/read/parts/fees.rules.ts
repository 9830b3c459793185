/** feeds: what an agency is paid, in the words records write it in. */
import type { FeePayer } from '#contract/vocabulary/vocabulary.ts'
import { readNumber } from '../numbers.rules.ts'

export type Fee = {
  payer: FeePayer | null
  /** Of the price. */
  percent: number | null
  amountMinor: number | null
  /** The words of the source. */
  text: string | null
}

type Said = {
  payer: FeePayer | null
  /** "3,57 % incl. VAT", "2 monthly rents", "1500". */
  text: string | null
  /** Turns an amount that stands alone into minor units of the offer's currency. */
  minor: (amount: number) => number | null
}

/** A share, an amount, or only words; null when nothing is said. Nothing is guessed from words. */
export function feeFrom({ payer, text, minor }: Said): Fee | null {
  const said = text?.trim() || null
  if (payer === null && said === null) return null
  const share = /^\D{0,20}(\d{1,2}(?:[.,]\d{1,3})?)\s*%/.exec(said ?? '')?.[1]
  const percent = share ? Number(share.replace(',', '.')) : null
  const isAlone = said !== null && /^[\d.,\s]+(?:€|EUR)?$/i.test(said)
  const amount = isAlone ? readNumber(said.replace(/\s*(?:€|EUR)$/i, ''), 'whole').value : null
  return {
    payer,
    percent: percent !== null && percent > 0 ? percent : null,
    amountMinor: amount !== null && amount > 0 ? minor(amount) : null,
    text: said,
  }
}

/** What whoever moves in pays, as a share that a field holds alone; 0 is no fee at all. */
export const feeOfShare = (share: number | null): Fee | null =>
  share === null
    ? null
    : share > 0
      ? { payer: 'seeker', percent: share, amountMinor: null, text: `${share} %` }
      : { payer: 'nobody', percent: null, amountMinor: null, text: null }

const payers: Record<FeePayer, RegExp> = {
  nobody: /^(nobody|none|no one|niemand|nadie|personne|nessuno|ninguem)$/,
  seeker:
    /^(seeker|buyer|tenant|purchaser|kaufer|mieter|comprador|inquilino|acquereur|locataire|acquirente|conduttore)$/,
  owner:
    /^(owner|seller|landlord|vendor|verkaufer|vermieter|vendedor|propietario|vendeur|bailleur|venditore|locatore)$/,
  shared: /^(shared|both|split|beide|geteilt|ambos|partage|entrambi)$/,
}

/** Who pays, from a folded word; null for words nobody knows. */
export const payerOfWord = (folded: string): FeePayer | null =>
  (Object.keys(payers) as FeePayer[]).find((payer) => payers[payer].test(folded)) ?? null
