/** moderation: the desk's list, and one home beside what its flags rest on. */
import { z } from 'zod'
import type { moderation as contract, Neighbour } from '#contract/moderation/moderation.ts'
import { flagKinds } from '#contract/moderation/moderation-codes.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { readDecisions, type DecisionRow } from './decisions.store.ts'
import { countWaiting, findHome, listHomes, readCountries, readFlags, type FlagRow } from './desk.store.ts'
import { readDistances, readNeighbours, readTexts } from './home-facts.store.ts'
import { readDeskHomes, readModerated, toText } from './home-views.ts'
import { wordsQuery } from './search-words.rules.ts'

/** As the store writes it: microseconds, in a year that PostgreSQL knows. */
const moment = z.iso
  .datetime({ precision: 6 })
  .refine((text) => Date.parse(text) > 0 && new Date(text).toISOString().slice(0, 19) === text.slice(0, 19))
const position = z.tuple([moment, z.uuid()])

const neighboursShown = 8

type ListAsk = Asked<typeof contract.list>['query']

/** @throws AppError 400 for a cursor of another list. */
export async function deskPage(platform: Platform, { cursor, limit, q, ...asked }: ListAsk) {
  const { db, clock } = platform
  const after = decodeCursor(cursor, position)
  const filter = { ...asked, ...(q && typedOf(q)), now: clock.now() }
  const rows = await listHomes(db, { ...filter, after }, limit + 1)
  const { items, nextCursor } = pageOf(rows, limit, ({ sortedBy, id }) => encodeCursor([sortedBy, id]))
  return { items: await readModerated(platform, db, items), nextCursor }
}

/** @throws AppError 400 for a cursor of another list. */
export async function deskList(platform: Platform, ask: ListAsk): Promise<Reply<typeof contract.list>> {
  const { db, clock } = platform
  const { cursor: _cursor, limit: _limit, q, ...asked } = ask
  const filter = { ...asked, ...(q && typedOf(q)), now: clock.now() }
  const [page, { flags, states }, countries] = await Promise.all([
    deskPage(platform, ask),
    countWaiting(db, filter),
    readCountries(db),
  ])
  const count = (state: string) => states.get(state) ?? 0
  return {
    ...page,
    flags: Object.fromEntries(flagKinds.map((kind) => [kind, flags.get(kind) ?? 0])) as Record<
      (typeof flagKinds)[number],
      number
    >,
    states: { flagged: count('flagged'), asked: count('asked'), removed: count('removed') },
    countries,
  }
}

/** The id of a home means that one; anything else are words. */
const typedOf = (q: string): { id?: string; words?: string } => {
  const { data: id } = z.uuid().safeParse(q)
  const words = wordsQuery(q)
  return id ? { id } : words ? { words } : {}
}

/** @throws AppError 404. */
export async function deskHome(platform: Platform, id: string): Promise<Reply<typeof contract.read>> {
  const { db } = platform
  const row = await findHome(db, id)
  const [home] = row ? await readModerated(platform, db, [row]) : []
  if (!home) throw refuse('moderation.notFound')
  const flags = await readFlags(db, [id])
  const [neighbours, others, texts, decisions] = await Promise.all([
    neighboursOf(platform, db, id, flags),
    othersOf(platform, db, id, flags),
    readTexts(db, id),
    readDecisions(db, id),
  ])
  return { home, neighbours, others, texts: texts.map(toText), decisions: decisions.map(toDecision) }
}

async function neighboursOf(
  platform: Platform,
  db: Db,
  id: string,
  flags: readonly FlagRow[],
): Promise<Neighbour[]> {
  const evidence = flags.map((flag) => flag.evidence).find((one) => one.kind === 'price')
  if (!evidence) return []
  const { purpose, radiusKm } = evidence
  const near = await readNeighbours(db, { id, purpose, radiusKm, limit: neighboursShown })
  const homes = await readDeskHomes(
    platform,
    db,
    near.map((one) => one.id),
  )
  return near.flatMap((one) => {
    const home = homes.get(one.id)
    return home ? [{ ...home, metres: Math.round(one.metres) }] : []
  })
}

async function othersOf(platform: Platform, db: Db, id: string, flags: readonly FlagRow[]) {
  const named = flags.flatMap(({ kind, otherId }) => (otherId ? [{ kind, otherId }] : []))
  if (named.length === 0) return []
  const ids = named.map(({ otherId }) => otherId)
  const [homes, metres] = await Promise.all([readDeskHomes(platform, db, ids), readDistances(db, id, ids)])
  return named.flatMap(({ kind, otherId }) => {
    const home = homes.get(otherId)
    const away = metres.get(otherId)
    return home ? [{ kind, home: { ...home, metres: away === undefined ? null : Math.round(away) } }] : []
  })
}

/** Only what was decided last, and is still in force, can be taken back. */
const toDecision = ({ at, endedAt, undoneAt, ...row }: DecisionRow, index: number) => ({
  ...row,
  at: at.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  undoneAt: undoneAt?.toISOString() ?? null,
  mayUndo: index === 0 && endedAt === null && undoneAt === null,
})
