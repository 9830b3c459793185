/**
 * contract: the loan that a monthly cost is reckoned with where nobody
 * says another. Not an offer and not a forecast.
 */
export const loanStart = { interest: 4, years: 25 } as const

export type Loan = { interest: number; years: number }

/**
 * The share of a loan that is paid each month until it is repaid: the annuity. `interest` in per cent a year.
 */
export function monthlyShare({ interest, years }: Loan): number {
  const rate = interest / 100 / 12
  const months = years * 12
  return rate === 0 ? 1 / months : rate / (1 - (1 + rate) ** -months)
}
