/** content: which rules of residence fit what somebody asks for. */
import { convert, type Rates } from '#contract/money/exchange.ts'
import { wholeUnits } from '#contract/money/minor-units.ts'
import type { Residence } from '#contract/content/content.ts'
import type { ResidenceType } from '#contract/content/content-codes.ts'

export type ResidenceAsk = {
  country?: string | undefined
  type?: ResidenceType | undefined
  /** Whole units of `currency`. */
  max?: number | undefined
  currency: string
}

/**
 * A country fits when one of its routes is of the type and costs no more than `max`. Routes without a stated
 * sum fit no limit, and neither do closed programmes: nobody can take them.
 */
export function fits(rule: Residence, { country, type, max, currency }: ResidenceAsk, rates: Rates): boolean {
  if (country !== undefined && rule.country !== country) return false
  if (type === undefined && max === undefined) return true
  if (max !== undefined && rule.state === 'closed') return false
  return rule.routes.some((route) => {
    if (type !== undefined && route.type !== type) return false
    if (max === undefined) return true
    const least = route.minimum && convert(route.minimum, currency, rates)
    return least ? wholeUnits(least) <= max : false
  })
}
