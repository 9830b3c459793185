/**
 * bench: homes of the demonstration world told a second time, beside others that are only alike: which
 * are found to be one. See docs/benchmarks.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { groupOf } from '#contract/vocabulary/type-groups.ts'
import { suggestedFrom } from '#contract/moderation/merge-codes.ts'
import { migrateAll } from '#main/commands/migrate.ts'
import { findOrCreateAgency, insertDemoAgencies } from '#server/accounts/index.ts'
import {
  copyListings,
  isLive,
  newListingId,
  type ListingDraft,
  type StoredListing,
} from '#server/listings/index.ts'
import { openTiles, worldTiles } from '#server/maps/index.ts'
import type { TwinFacts } from '#server/moderation/one-home/facts.ts'
import { readTwinFacts } from '#server/moderation/one-home/facts.store.ts'
import { likenessOf } from '#server/moderation/one-home/score.rules.ts'
import type { Sign } from '#server/moderation/one-home/signs.rules.ts'
import { findHomeTwins } from '#server/moderation/one-home/suggest-twins.ts'
import type { FoundTwins } from '#server/moderation/one-home/twins.store.ts'
import { createPlaces, loadGazetteer } from '#server/places/index.ts'
import { createDb } from '#server/platform/database/db.ts'
import { startTemporaryPostgres } from '#server/platform/postgres/temporary-postgres.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { agenciesOf, createWorld, generateListings } from '@meridian/demonstration'
import { databaseCpuSeconds } from './database-cpu.ts'
import { createChance } from './search/chance.ts'
import { photographsOf, savedAnew, show } from './twins/photographs.ts'
import { anotherHome, toldAgain, type Alike } from './twins/plant.ts'

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '20000' },
    twins: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    /** Names what was missed and what was wrongly found. */
    show: { type: 'boolean', default: false },
  },
})
const count = Number(values.homes)
const planted = Number(values.twins)
const chance = createChance(Number(values.seed))
const now = new Date('2026-11-21T10:00:00Z')
/** What is promised. */
const leastPrecision = 0.98
const leastRecall = 0.9

const folder = await mkdtemp(join(tmpdir(), 'meridian-bench-twins-'))
const postgres = await startTemporaryPostgres()
await migrateAll(postgres.url, createLog('warn'))
const db = createDb(postgres.url, { max: 4, statementTimeoutMs: 0 })
const world = createWorld(
  createPlaces(await loadGazetteer(folder)),
  await openTiles(worldTiles(), { only: ['land'], keep: 800 }),
)
await insertDemoAgencies(db, agenciesOf(world, count))
const homes: StoredListing[] = []
for await (const home of generateListings(world, count, now)) homes.push(home)
await copyListings(db, homes)
console.log(`${count} homes; ${planted} are told again, ${planted} stand beside one that is alike`)

const agencies = await Promise.all(
  Array.from({ length: 12 }, (_, at) => findOrCreateAgency(db, { name: `Planted ${at}`, country: 'PT' })),
)

/** A listing of its own, with a property of its own, as an import makes it. */
function storedAs(home: StoredListing, draft: ListingDraft, agencyId: string): StoredListing {
  const random = () => Uint8Array.from({ length: 16 }, () => Math.floor(chance.between(0, 256)))
  return {
    ...home,
    id: newListingId(now, random()),
    propertyId: newListingId(now, random()),
    bringsProperty: true,
    agencyId,
    agentId: null,
    draft: { ...draft, sourceId: `planted-${chance.next()}` },
    listedAt: now,
  }
}

const isDwelling = ({ draft }: StoredListing) => ['flat', 'house'].includes(groupOf(draft.type))
const free = homes.filter(
  (home, at) => isLive(home.draft.status) && home.bringsProperty && homes[at + 1]?.bringsProperty,
)
const chosen = free
  .filter((_, at) => at % Math.max(1, Math.floor(free.length / planted)) === 0)
  .slice(0, planted)
const dwellings = free.filter((home) => isDwelling(home) && !chosen.includes(home))
const beside = dwellings
  .filter((_, at) => at % Math.max(1, Math.floor(dwellings.length / planted)) === 0)
  .slice(0, planted)

const truth = new Map<string, string>()
const alike = new Map<string, Alike['kind']>()
const extra: StoredListing[] = []
const shown: (() => Promise<void>)[] = []
const specsOf = ({ draft }: StoredListing) =>
  draft.media.flatMap(({ kind, illustration }) => (kind === 'photo' && illustration ? [illustration] : []))

for (const home of chosen) {
  const twin = storedAs(home, toldAgain(home, chance), chance.pick(agencies))
  extra.push(twin)
  truth.set(keyOf(home.id, twin.id), twin.id)
  const hasPictures = chance.happens(0.8)
  shown.push(async () => {
    const pictures = await photographsOf(specsOf(home), 6)
    await show(db, home.id, pictures)
    const some = hasPictures ? pictures.filter(() => chance.happens(0.75)) : []
    await show(db, twin.id, await Promise.all(some.map((one) => savedAnew(one, chance))))
  })
}
for (const home of beside) {
  const { draft, kind } = anotherHome(home, chance)
  const other = storedAs(home, draft, chance.happens(0.3) ? home.agencyId : chance.pick(agencies))
  extra.push(other)
  alike.set(keyOf(home.id, other.id), kind)
  const stranger = chance.pick(free)
  const sharesFront = chance.happens(0.5)
  const hasPictures = chance.happens(0.75)
  shown.push(async () => {
    const pictures = await photographsOf(specsOf(home), 6)
    await show(db, home.id, pictures)
    if (!hasPictures) return show(db, other.id, [])
    if (kind === 'equalUnit')
      return show(db, other.id, await Promise.all(pictures.map((one) => savedAnew(one, chance))))
    const own = await photographsOf(specsOf(stranger).slice(1), 5)
    const front = pictures.slice(0, 1)
    await show(db, other.id, [
      ...(sharesFront ? await Promise.all(front.map((one) => savedAnew(one, chance))) : []),
      ...own,
    ])
  })
}
await copyListings(db, extra)
for (const one of shown) await one()
await sql`analyze`.execute(db)

function keyOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

const everyId = [...homes, ...extra].map(({ id }) => id)
const before = await databaseCpuSeconds(db)
const spentBefore = process.cpuUsage()
const found = new Map<string, FoundTwins>()
for (let from = 0; from < everyId.length; from += 2_000)
  for (const one of await findHomeTwins(db, everyId.slice(from, from + 2_000)))
    found.set(keyOf(one.earlierId, one.laterId), one)
const spent = process.cpuUsage(spentBefore)
const seconds = (spent.user + spent.system) / 1e6 + (await databaseCpuSeconds(db)) - before

/** Of what is at least so certain. */
function measured(score: number) {
  const named = [...found].filter(([, one]) => one.score >= score).map(([key]) => key)
  const right = named.filter((key) => truth.has(key)).length
  return {
    score,
    found: named.length,
    precision: Math.round((right / Math.max(1, named.length)) * 1e4) / 1e4,
    recall: Math.round((right / truth.size) * 1e4) / 1e4,
    alike: named.filter((key) => alike.has(key)).length,
  }
}

/** Everything that was missed, and everything found that is not so, with what spoke for it. */
function showMistakes(): void {
  for (const [key, { score, signs }] of found)
    if (!truth.has(key)) console.log('wrong', alike.get(key) ?? 'stranger', score.toFixed(3), wordsOf(signs))
  for (const key of truth.keys()) {
    const [one = '', other = ''] = key.split(' ')
    const a = facts.get(one)
    const b = facts.get(other)
    const likeness = a && b && likenessOf(a, b)
    if (!found.has(key)) console.log('missed', likeness?.score.toFixed(3), wordsOf(likeness?.signs ?? []))
  }
}

const wordsOf = (signs: readonly Sign[]): string =>
  signs.map(({ field, says, weight }) => `${field} ${says} ${weight}`).join(', ')

const steps = [suggestedFrom, 0.95, 0.99, 0.995, 0.999].map(measured)
for (const { score, precision, recall, ...of } of steps)
  console.log(
    `certain from ${score}: precision ${precision}, recall ${recall}, ${of.found} found, ${of.alike} of them only alike`,
  )
const msPerHome = Math.round((seconds / everyId.length) * 1e5) / 100
console.log(`${msPerHome} ms of one core for each home`)
const facts = values.show
  ? await readTwinFacts(
      db,
      [...truth.keys()].flatMap((key) => key.split(' ')),
    )
  : new Map<string, TwinFacts>()
if (values.show) showMistakes()
await db.destroy()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
const [first] = steps
const isKept = first !== undefined && first.precision >= leastPrecision && first.recall >= leastRecall
console.log(JSON.stringify({ homes: count, planted, steps, msPerHome, isKept }))
process.exit(isKept ? 0 : 1)
