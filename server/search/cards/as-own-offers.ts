/** search: what was found among the homes of one agency, shown as the offers of that agency. */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Told, ToldCells } from '../question/told.ts'
import type { CardRows } from './card-rows.ts'

type Asked = Pick<SearchQuestion, 'agency' | 'purpose'>

/**
 * A home stands in the search as its cheapest free offer, whoever makes it; who looks through the homes of an
 * agency sees that agency's price, and writes to it.
 */
export async function asOwnOffers(rows: CardRows, { agency, purpose }: Asked, told: Told): Promise<Told> {
  const { ids, near, cells } = told
  const all = [...ids, ...(near ?? []).map(({ id }) => id), ...(cells?.ids ?? [])]
  if (!agency || all.length === 0) return told
  const own = await rows.ownOffers({ agency, purpose, ids: [...new Set(all)] })
  if (own.size === 0) return told
  return {
    ...told,
    ids: ids.map((id) => own.get(id) ?? id),
    ...(near && { near: near.map((one) => ({ ...one, id: own.get(one.id) ?? one.id })) }),
    cells: cells && withOwnIds(cells, own),
  }
}

/** Each piece ends with the home whose id stands beside it. */
const withOwnIds = ({ pieces, ids }: ToldCells, own: ReadonlyMap<string, string>): ToldCells => ({
  pieces: pieces.map((piece, at) => {
    const id = ids[at]
    const offer = id && own.get(id)
    return offer ? piece.replace(JSON.stringify(id), JSON.stringify(offer)) : piece
  }),
  ids: ids.map((id) => own.get(id) ?? id),
})
