/** listings: pure: which properties are one home, from pairs of which each is. */

/**
 * The groups of two and more that the links hold together, members in the order of `order`;
 * whatever is linked to nothing stands alone and is in none. The same links give the same
 * homes in whatever order they came and went.
 */
export function homesOf(order: readonly string[], links: readonly (readonly [string, string])[]): string[][] {
  const leader = new Map(order.map((id) => [id, id]))
  const find = (id: string): string => {
    const next = leader.get(id) ?? id
    return next === id ? id : find(next)
  }
  for (const [one, other] of links) leader.set(find(one), find(other))
  return [...Map.groupBy(order, find).values()].filter((members) => members.length > 1)
}
