/** web/listings: all rules for the costs of buying, and which of them speaks about a home. */
import { buyers, total, type Buyer, type CostLine, type CostRule, type Purchase } from './rule.ts'
import { ae } from './rules/ae.ts'
import { at } from './rules/europe/at.ts'
import { au } from './rules/au.ts'
import { be } from './rules/europe/be.ts'
import { ca } from './rules/ca.ts'
import { cz } from './rules/europe/cz.ts'
import { de } from './rules/europe/de.ts'
import { es } from './rules/europe/es.ts'
import { fi } from './rules/europe/fi.ts'
import { fr } from './rules/europe/fr.ts'
import { gb } from './rules/europe/gb.ts'
import { gr } from './rules/europe/gr.ts'
import { hk } from './rules/hk.ts'
import { hr } from './rules/europe/hr.ts'
import { hu } from './rules/europe/hu.ts'
import { ie } from './rules/europe/ie.ts'
import { it } from './rules/europe/it.ts'
import { nl } from './rules/europe/nl.ts'
import { no } from './rules/europe/no.ts'
import { nz } from './rules/nz.ts'
import { pl } from './rules/europe/pl.ts'
import { pt } from './rules/europe/pt.ts'
import { se } from './rules/europe/se.ts'
import { sg } from './rules/sg.ts'
import { us } from './rules/us.ts'
import { za } from './rules/za.ts'

export const costRules: readonly CostRule[] = [
  ae,
  at,
  au,
  be,
  ca,
  cz,
  de,
  es,
  fi,
  fr,
  gb,
  gr,
  hk,
  hr,
  hu,
  ie,
  it,
  nl,
  no,
  nz,
  pl,
  pt,
  se,
  sg,
  us,
  za,
].flat()

/** The rule for a country (ISO 3166-1) and region (GeoNames' code), if we hold one. */
export const ruleFor = (country: string, region: string | null): CostRule | null =>
  costRules.find(
    (rule) => rule.country === country && (!rule.regions || rule.regions.includes(region ?? '')),
  ) ?? null

/** Whether we hold a rule for some other part of the country. */
export const knowsPartOf = (country: string): boolean => costRules.some((rule) => rule.country === country)

export type BuyerCosts = { buyer: Buyer; lines: CostLine[]; amount: number; most: number | null }

/**
 * What each kind of buyer pays, in the rule's currency; null where
 * the rule does not speak about the purchase.
 */
export function costsByBuyer(rule: CostRule, purchase: Omit<Purchase, 'buyer'>): BuyerCosts[] | null {
  const known = buyers.filter((buyer) => rule.buyers.includes(buyer))
  const each = known.map((buyer) => ({ buyer, lines: rule.lines({ ...purchase, buyer }) }))
  const spoken = each.flatMap(({ buyer, lines }) => (lines ? [{ buyer, lines, ...total(lines) }] : []))
  return spoken.length > 0 ? spoken : null
}
