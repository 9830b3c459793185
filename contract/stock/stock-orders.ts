/**
 * contract: orders of agencies by their stock, as a plain list:
 * pages read it without the parser that checks it.
 */

/** `-share`: the smallest share first. All others but names begin with the most. */
export const stockOrders = ['share', '-share', 'confirmed', 'unconfirmed', 'hidden', 'name'] as const
export type StockOrder = (typeof stockOrders)[number]
