/** web/portal/listings: a scale of logarithms over prices. Pure. */

export type Scale = { from: number; to: number }

/** A little wider than the values on either side. */
export function scaleOf(values: readonly number[]): Scale {
  const logs = values.filter((value) => value > 0).map((value) => Math.log(value))
  const from = Math.min(...logs)
  const to = Math.max(...logs)
  const margin = Math.max((to - from) * 0.04, 0.01)
  return { from: from - margin, to: to + margin }
}

/** From 0 to 100. */
export const placeOnScale = (value: number, { from, to }: Scale): number =>
  Math.min(100, Math.max(0, ((Math.log(value) - from) / (to - from)) * 100))
