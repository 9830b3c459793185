/**
 * search: what an engine found, with all that passes through to the visitor
 * unchanged written as JSON by whoever found it.
 */
import type { EngineAsk, Found } from './engine.ts'

export type Told = Pick<Found, 'ids' | 'total' | 'near' | 'loosen'> & {
  /**
   * The members of a JSON object without its braces: total, bounds,
   * counts and whatever else cards say nothing of.
   */
  members: string
  cells: ToldCells | null
}

/** An engine whose answers can be passed on as they are. */
export type TellingEngine = {
  /** @throws as `SearchEngine` does. */
  search: (ask: EngineAsk) => Promise<Told>
}

/**
 * A JSON array of cells, cut behind the id of each home that is alone in its cell, where its price belongs.
 */
export type ToldCells = { pieces: readonly string[]; ids: readonly string[] }

/**
 * Two hundred objects take longer to reach another thread, and to be written there, than their text takes.
 */
export function tell({ ids, near, loosen, cells, ...rest }: Found): Told {
  return {
    ids,
    total: rest.total,
    ...(near && { near }),
    ...(loosen && { loosen }),
    members: JSON.stringify(rest).slice(1, -1),
    cells: cells ? tellCells(cells) : null,
  }
}

function tellCells(cells: NonNullable<Found['cells']>): ToldCells {
  const pieces: string[] = []
  const ids: string[] = []
  let open = '['
  for (const [at, cell] of cells.entries()) {
    const text = JSON.stringify(cell)
    const comma = at === 0 ? '' : ','
    if (cell.id === undefined) open += comma + text
    else {
      pieces.push(open + comma + text.slice(0, -1))
      ids.push(cell.id)
      open = '}'
    }
  }
  return { pieces: [...pieces, `${open}]`], ids }
}

/**
 * The array, with what `member` says of each lone home: further members
 * of its cell, each behind a comma, or nothing.
 */
export const cellsWith = ({ pieces, ids }: ToldCells, member: (id: string) => string): string =>
  pieces.map((piece, at) => (at < ids.length ? piece + member(ids[at] as string) : piece)).join('')
