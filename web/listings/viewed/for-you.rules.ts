/**
 * web/listings: homes somebody may like, from what pages of homes they looked at have shown as similar. Pure.
 */
import type { Card } from '#contract/search/search.ts'
import type { Viewed } from './recently-viewed.ts'

/** What one page showed as similar to its home. */
export type Alike = { of: string; homes: Viewed[] }

export type Suggestion = {
  home: Viewed
  /** Why: so many homes like it were saved, or looked at; of which kind, where several are all of one. */
  why: { did: 'saved' | 'viewed'; count: number; type: Viewed['type'] | null }
}

/** A home that was saved says twice as much as one that was looked at. */
const weightOfSaved = 2

type Own = { viewed: readonly Viewed[]; alike: readonly Alike[]; saved: ReadonlySet<string> }

/** Best first: those that many of one's own homes lead to. None that one knows already. */
export function suggest({ viewed, alike, saved }: Own, most: number): Suggestion[] {
  const known = new Set([...viewed.map(({ id }) => id), ...saved])
  const found = new Map<string, { home: Viewed; from: string[] }>()
  for (const { of, homes } of alike)
    for (const home of homes)
      if (!known.has(home.id)) found.set(home.id, { home, from: [...(found.get(home.id)?.from ?? []), of] })
  const weight = (from: readonly string[]) =>
    from.reduce((sum, id) => sum + (saved.has(id) ? weightOfSaved : 1), 0)
  return [...found.values()]
    .toSorted((a, b) => weight(b.from) - weight(a.from))
    .slice(0, most)
    .map(({ home, from }) => {
      const kept = from.filter((id) => saved.has(id))
      const ids = kept.length > 0 ? kept : from
      const did = kept.length > 0 ? 'saved' : 'viewed'
      return { home, why: { did, count: ids.length, type: kindOf(ids, viewed) } }
    })
}

/** What several homes are, where all of them are the same. */
function kindOf(ids: readonly string[], viewed: readonly Viewed[]): Viewed['type'] | null {
  const types = new Set(ids.map((id) => viewed.find((home) => home.id === id)?.type))
  const [type] = types
  return ids.length > 1 && types.size === 1 ? (type ?? null) : null
}

/** What is kept of a card: no more than is shown. */
export const keptOf = ({ id, title, type, place, price, image, listedAt }: Card): Viewed => ({
  id,
  at: listedAt,
  title,
  type,
  place: { name: place.name, region: place.region, country: place.country },
  price,
  picture: image,
})
