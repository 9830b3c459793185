/**
 * bench: the same homes in SQLite, as one would search them with it: an R*Tree for each purpose, FTS5 for
 * the words, an index for each order. SQL picks the homes and the page; what is counted of them comes in
 * one piece and is counted as PostgreSQL's is.
 * Whole answers are compared. Cursors, places, agencies and unwanted words are
 * left out: no question of the bench has any.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import {
  energyClasses,
  propertyTypes,
  purposes,
  tenures,
  type Purpose,
} from '#contract/vocabulary/vocabulary.ts'
import { toAsked, type Asked } from '#server/search/question/asked.rules.ts'
import { plainWords } from '#server/search/columnar/text/fold.rules.ts'
import { encodeCursor } from '#server/search/question/cursor.ts'
import { drawingOf, inside, isInside, outside, type Drawing } from '#server/search/question/drawn.rules.ts'
import { shownAreaEdges, shownPriceEdges } from '#server/search/question/histogram-bins.rules.ts'
import type { Found } from '#server/search/question/engine.ts'
import { countPacked, countPurposes } from '#server/search/sql/facets.rules.ts'
import { spreadOf } from '#server/search/sql/spread.rules.ts'
import { seconds } from './latency.ts'
import { listingsOf, marketNow, type Listing, type Market } from './generate.ts'
import { loneHomes, packedOf, storedFacts, type Counted } from './sqlite-facts.ts'
import { indexes, settings, tables } from './sqlite-tables.ts'
import {
  all,
  conditionsOf,
  matchOf,
  orderOf,
  plain,
  splitGroups,
  sql,
  type Condition,
  type Sql,
} from './sqlite-sql.ts'

type Peer = { db: DatabaseSync; statements: Map<string, StatementSync> }
/** Of the question that is being answered; the words are in the table `saying`. */
type Situation = { drawing: Drawing | null; said: { words: readonly string[]; count: number } | null }
type Row = Record<string, unknown>

export function openSqlitePeer(market: Market, count: number) {
  const started = performance.now()
  const db = new DatabaseSync(':memory:')
  db.exec(settings)
  db.exec(tables)
  const peer: Peer = { db, statements: new Map() }
  db.exec('begin')
  for (const listing of listingsOf(market, count)) putHome(peer, listing)
  db.exec('commit')
  db.exec(indexes)
  const situation: Situation = { drawing: null, said: null }
  db.function('in_drawing', { deterministic: true }, (x, y) =>
    Number(isDrawn(situation.drawing, Number(x), Number(y))),
  )
  const pages = read(
    peer,
    plain('select page_count * page_size as bytes from pragma_page_count, pragma_page_size'),
  )
  return {
    figures: { built: seconds(started), bytes: Number(pages[0]?.bytes) },
    ask: (question: SearchQuestion): Found => answer(peer, situation, question),
    close: () => db.close(),
  }
}

/** Statements are prepared once. */
function prepared({ db, statements }: Peer, text: string): StatementSync {
  let statement = statements.get(text)
  if (!statement) statements.set(text, (statement = db.prepare(text)))
  return statement
}

const read = (peer: Peer, { text, values }: Sql): Row[] => prepared(peer, text).all(...values)
const run = (peer: Peer, { text, values }: Sql) => prepared(peer, text).run(...values)

/** The last digits of an id are the number of its home, in the order of the ids. */
const idOf = (number: unknown): string =>
  `018f0000-0000-7000-8000-${Number(number).toString(16).padStart(12, '0')}`

function putHome(peer: Peer, { id, rows, words, titles }: Listing): void {
  const [row] = rows
  if (!row) return
  const number = Number.parseInt(id.slice(-12), 16)
  const code = (codes: readonly string[], value: string | null) =>
    value === null ? null : codes.indexOf(value) + 1
  const fields: SQLInputValue[] = [
    number, row.x, row.y, row.flags, row.price, row.area, row.beds, row.baths, code(propertyTypes, row.type),
    (BigInt(row.featuresHigh) << 32n) | BigInt(row.featuresLow), row.listed, code(tenures, row.tenure), code(energyClasses, row.energy),
    row.plot, storedFacts(number, row),
  ] // prettier-ignore
  prepared(peer, `insert into homes_${row.purpose} values (${fields.map(() => '?').join()})`).run(...fields)
  run(peer, sql`insert into said (rowid, words) values (${number}, ${words.join(' ')})`)
  run(peer, sql`insert into titled (rowid, words) values (${number}, ${titles.join(' ')})`)
  const { x, y } = row
  if (x !== null && y !== null)
    run(peer, sql`insert into ${plain(`spots_${row.purpose}`)} values (${number}, ${x}, ${x}, ${y}, ${y})`)
}

/** Asked of homes within the drawing's box only. */
function isDrawn(drawing: Drawing | null, x: number, y: number): boolean {
  if (!drawing) return false
  const { west, south, cellWidth, cellHeight, columns, raster, edges } = drawing
  const cell =
    raster[Math.floor((y - south) / cellHeight) * columns + Math.floor((x - west) / cellWidth)] ?? outside
  return cell === inside || (cell !== outside && isInside(edges, x, y))
}

function answer(peer: Peer, situation: Situation, question: SearchQuestion): Found {
  const under = (purpose: Purpose) =>
    toAsked({ ...question, purpose }, { perEuro: 1, now: marketNow, words: null, ranks: null })
  const asked = under(question.purpose)
  situation.drawing = asked.areas && drawingOf(asked.areas)
  situation.said = question.q === undefined ? null : findWords(peer, plainWords(question.q) ?? [])
  const conditionsUnder = (purpose: Purpose) =>
    conditionsOf(under(purpose), situation.drawing, situation.said !== null)
  const conditions = conditionsUnder(question.purpose)
  const counted = readCounted(peer, situation, question.purpose, conditions)
  const grid = question.cells && asked.box ? { box: asked.box, ...question.cells } : null
  const { total, bounds, cells } = spreadOf(counted.homes, grid)
  const others = () =>
    purposes
      .filter((one) => one !== question.purpose)
      .map((one) => [one, countHomes(peer, situation, one, conditionsUnder(one))] as const)
  const lone = loneHomes(counted, cells)
  return {
    total,
    bounds,
    ...readPage(peer, situation, { question, asked, conditions, total }),
    ...(question.facets &&
      facetsOf(question, counted, countPurposes(question.purpose, total, Object.fromEntries(others())))),
    ...(grid && {
      cells: cells.map((cell) => {
        const { lone: point, ...shown } = cell
        return point ? { ...shown, id: idOf(lone.get(cell)) } : shown
      }),
    }),
    ...(total === 0 && { loosen: loosenings(peer, situation, question.purpose, conditions) }),
  }
}

/** Looks the words up once for all statements of the question. */
function findWords(peer: Peer, words: readonly string[]): Situation['said'] {
  run(peer, plain('delete from saying'))
  const { changes } = run(
    peer,
    sql`insert into saying select rowid from said where said match ${matchOf(words, 'and')}`,
  )
  return { words, count: Number(changes) }
}

/**
 * So few homes with the words are looked at one by one; of a wider box
 * (90 degrees) the R*Tree would name too many.
 */
const fewSaying = 5_000
const wide = 9_000_000

const widthOf = ({ columns }: NonNullable<Condition['within']>) =>
  columns.reduce((sum, [from, to]) => sum + to - from, 0)

type Picked = { from: Sql; where: Sql }

/**
 * Where the homes `h` are taken from: those with the words, those of the
 * narrowest box, or all, in any order or by an index.
 */
function pick(
  { said }: Situation,
  purpose: Purpose,
  conditions: readonly Condition[],
  inOrder = false,
): Picked {
  const homes = plain(`homes_${purpose} h`)
  const where = (kept: readonly Condition[]) => all(kept.map(({ holds }) => holds))
  const [narrowest] = conditions
    .flatMap(({ within }) => within ?? [])
    .filter((box) => widthOf(box) < wide)
    .toSorted((a, b) => widthOf(a) - widthOf(b))
  const byWords =
    said && conditions.some(({ filter }) => filter === 'q') && (said.count <= fewSaying || !narrowest)
  if (byWords)
    return {
      from: sql`saying p cross join ${homes} on h.id = p.id`,
      where: where(conditions.filter(({ filter }) => filter !== 'q')),
    }
  if (!narrowest) return { from: inOrder ? homes : sql`${homes} not indexed`, where: where(conditions) }
  const { columns, south, north } = narrowest
  const spots = columns.map(
    ([from, to]) => sql`select id from ${plain(`spots_${purpose}`)}
      where east >= ${from} and west <= ${to} and north >= ${south} and south <= ${north}`,
  )
  const union = spots.reduce((one, other) => sql`${one} union all ${other}`)
  return { from: sql`(${union}) p cross join ${homes} on h.id = p.id`, where: where(conditions) }
}

/**
 * All homes that pass every filter but perhaps one group, their facts strung together: SQLite
 * takes bytes for text and text for bytes as they are. The limit, which is none, keeps
 * `fails` from being computed wherever it is named.
 */
function readCounted(
  peer: Peer,
  situation: Situation,
  purpose: Purpose,
  conditions: readonly Condition[],
): Counted {
  const { kept, fails, bits } = splitGroups(conditions)
  const { from, where } = pick(situation, purpose, kept)
  const codes = [0, ...bits]
  const parts = codes.map(
    (code) => `cast(group_concat(facts, '') filter (where fails = ${code}) as blob) as fails${code}`,
  )
  const [row] = read(
    peer,
    sql`select ${plain(parts.join())} from (select h.facts, ${fails} as fails from ${from} where ${where} limit -1)`,
  )
  return packedOf(
    codes.map((code) => ({ fails: code, bytes: (row?.[`fails${code}`] ?? null) as Uint8Array | null })),
    marketNow,
  )
}

function countHomes(
  peer: Peer,
  situation: Situation,
  purpose: Purpose,
  conditions: readonly Condition[],
): number {
  const { from, where } = pick(situation, purpose, conditions)
  return Number(read(peer, sql`select count(*) as count from ${from} where ${where}`)[0]?.count)
}

/** Every filter whose removal alone would find homes, the most helpful first. */
const loosenings = (peer: Peer, situation: Situation, purpose: Purpose, conditions: readonly Condition[]) =>
  conditions
    .map(({ filter }) => ({
      filter,
      count: countHomes(
        peer,
        situation,
        purpose,
        conditions.filter((other) => other.filter !== filter),
      ),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)

/** So few homes among many are quicker to be put in order than to be met on a walk along an index. */
const fewFound = 1_000

type PageAsk = { question: SearchQuestion; asked: Asked; conditions: readonly Condition[]; total: number }

function readPage(peer: Peer, situation: Situation, { question, asked, conditions, total }: PageAsk) {
  if (total === 0) return { ids: [], nextCursor: null }
  const { sort, limit, page, purpose } = question
  const { key, orderBy, tie } = orderOf(sort, asked.circle, situation.said?.words ?? null)
  const { from, where } = pick(situation, purpose, conditions, total > fewFound)
  const rows = read(
    peer,
    sql`select h.id, ${key} as key, ${tie} as tie from ${from} where ${where}
      order by ${orderBy}, h.id limit ${limit + 1} offset ${(page - 1) * limit}`,
  )
  const shown = rows.slice(0, limit)
  const ids = shown.map(({ id }) => idOf(id))
  const last = shown.at(-1)
  const lastId = ids.at(-1)
  const next = rows.length > limit && last && lastId
  const number = (value: unknown) => (value === null ? null : Number(value))
  return {
    ids,
    nextCursor: next
      ? encodeCursor({ sort, key: number(last.key), tie: number(last.tie), id: lastId })
      : null,
  }
}

function facetsOf(
  { purpose, period, areaUnit }: SearchQuestion,
  { homes }: Counted,
  byPurpose: Record<string, number>,
): Pick<Found, 'facets' | 'histograms'> {
  const { facets, price, area } = countPacked(homes)
  const shown = { purpose, period, areaUnit, perEuro: 1 }
  return {
    facets: { purpose: byPurpose, ...facets, sea: {}, available: {} },
    histograms: {
      price: { edges: shownPriceEdges(shown), counts: price },
      area: { edges: shownAreaEdges(shown), counts: area },
    },
  }
}
