/** contract: the parameters of a question that are amounts of its currency. */
export const moneyNames = [
  'minPrice',
  'maxPrice',
  'minPerArea',
  'maxPerArea',
  'maxMonthly',
  'deposit',
] as const
