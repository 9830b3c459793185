/** moderation: everything that the rules find about some homes, or about all of them. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FlagKind } from '#contract/moderation/moderation-codes.ts'
import type { ModerationRules } from '#contract/moderation/moderation-rules.ts'
import { isLive } from '#server/listings/index.ts'
import { placesOf, type Places } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Found, Scope } from './found.ts'
import { readHomes, readHomesAfter, type CheckedHome } from './homes.store.ts'
import { placeFlag } from './place.rules.ts'
import { usualRange, zScore } from './price.rules.ts'
import { findOutliers } from './price.store.ts'
import { findReported, findWords } from './texts.store.ts'
import { strongest, twinFlag } from './twins.rules.ts'
import { findTwins } from './twins.store.ts'
import { whereIs } from './where-is.ts'
import { wordPatterns } from './words.rules.ts'

type Ask = { rules: ModerationRules; scope: Scope }
type Find = (platform: Platform, db: Db, ask: Ask) => Promise<Found[]>

/** Homes whose points are looked at together when all are. */
const together = 5_000
/**
 * Milliseconds of looking at points before others get their turn: a rule on
 * trial looks at every home in a process of pages.
 */
const turnMs = 10

const findPrices: Find = async (_platform, db, { rules: { price }, scope }) => {
  if (!price.isOn) return []
  return (await findOutliers(db, price, scope)).map(
    ({ id, fact, purpose, perM2, median, mad, neighbours }) => ({
      listingId: id,
      kind: 'price',
      fact,
      otherId: null,
      evidence: {
        kind: 'price',
        purpose,
        perM2,
        median,
        ...usualRange(median, mad, price.z),
        z: Math.round(zScore(perM2, median, mad) * 10) / 10,
        neighbours,
        radiusKm: price.radiusKm,
      },
    }),
  )
}

const findPairs: Find = async (_platform, db, { rules, scope }) => {
  if (!rules.duplicate.isOn && !rules.copiedPictures.isOn && !rules.relisted.isOn) return []
  return strongest((await findTwins(db, scope)).flatMap((twins) => twinFlag(twins, rules) ?? []))
}

const findBadWords: Find = async (_platform, db, { rules: { words }, scope }) => {
  if (!words.isOn) return []
  return (await findWords(db, wordPatterns(words.lists), scope)).map((row) => ({
    listingId: row.id,
    kind: 'words',
    fact: row.words.toSorted().join(', '),
    otherId: null,
    evidence: { kind: 'words', words: row.words.toSorted() },
  }))
}

const findReports: Find = async (_platform, db, { rules: { reported }, scope }) => {
  if (!reported.isOn) return []
  return (await findReported(db, reported.reports, scope)).map(({ id, fact, reports, reasons }) => ({
    listingId: id,
    kind: 'reported',
    fact,
    otherId: null,
    evidence: { kind: 'reported', reports, reasons },
  }))
}

const findStrays: Find = async (platform, db, { rules, scope }) => {
  if (!rules.impossible.isOn && !rules.farFromTown.isOn) return []
  const places = await placesOf(platform)
  const found: Found[] = []
  let turn = performance.now()
  for await (const homes of scope === 'all' ? everyHome(db) : [await readHomes(db, scope)])
    for (const home of homes) {
      if (performance.now() - turn > turnMs) {
        await nextTurn()
        turn = performance.now()
      }
      found.push(...(await straysOf(places, home, rules)))
    }
  return found
}

async function* everyHome(db: Db): AsyncGenerator<CheckedHome[]> {
  let after: string | null = null
  for (;;) {
    const homes: CheckedHome[] = await readHomesAfter(db, after, together)
    if (homes.length > 0) yield homes
    after = homes.at(-1)?.id ?? null
    if (homes.length < together) return
  }
}

async function straysOf(
  places: Places,
  { id, status, lat, lon, country, locality }: CheckedHome,
  rules: ModerationRules,
): Promise<Found[]> {
  if (lat === null || lon === null || !isLive(status)) return []
  const evidence = placeFlag(await whereIs(places, { lat, lon, country, locality }), rules)
  const fact = [lat, lon, country, locality].join(' ')
  return evidence ? [{ listingId: id, kind: evidence.kind, fact, otherId: null, evidence }] : []
}

const finders: Record<FlagKind, Find> = {
  price: findPrices,
  impossible: findStrays,
  farFromTown: findStrays,
  duplicate: findPairs,
  copiedPictures: findPairs,
  relisted: findPairs,
  words: findBadWords,
  reported: findReports,
}

/** Everything; or with `kind` only flags of that kind. */
export async function findFlags(
  platform: Platform,
  db: Db,
  ask: Ask & { kind?: FlagKind },
): Promise<Found[]> {
  if (ask.kind) return (await finders[ask.kind](platform, db, ask)).filter(({ kind }) => kind === ask.kind)
  const found: Found[] = []
  for (const find of new Set(Object.values(finders))) found.push(...(await find(platform, db, ask)))
  return found
}
