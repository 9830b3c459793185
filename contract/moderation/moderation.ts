/**
 * contract: the moderation of homes: every home with what is odd about it,
 * decisions and the rules behind them. Audited.
 */
import { z } from 'zod'
import { freshnesses } from '../figures/figure-names.ts'
import { price } from '../search/search.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { pageShape, paging } from '../http/page.ts'
import { countryCode, id, instant, since } from '../vocabulary/common.ts'
import { picture } from '../vocabulary/media.ts'
import { listingStatuses } from '../vocabulary/codes.ts'
import { listingStatus, propertyType, purpose } from '../vocabulary/vocabulary.ts'
import {
  flagKinds,
  impossibleReasons,
  moderationActs,
  moderationStates,
  mostAtOnce,
  requestFields,
  ruleKinds,
  twinSigns,
} from './moderation-codes.ts'
import { moderationRules } from './moderation-rules.ts'

export const moderationErrors = {
  'moderation.notFound': { status: 404, message: 'There is no such home.' },
  'moderation.changed': {
    status: 409,
    message: 'Something about this home changed while you looked at it. Look again, then decide.',
  },
  'moderation.notLast': {
    status: 409,
    message: 'This cannot be taken back any more: something came after it.',
  },
  'moderation.rulesChanged': {
    status: 409,
    message: 'Somebody saved the rules meanwhile. Nothing of yours is lost: look at theirs, then save again.',
  },
} as const satisfies Refusals

export const flagKind = z.enum(flagKinds)
const ruleKind = z.enum(ruleKinds)
const metres = z.int()

/** What a flag rests on. */
export const evidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    purpose,
    /**
     * Euros for each square metre: of the home, in the middle of its neighbours, and where outliers begin.
     */
    perM2: z.number(),
    median: z.number(),
    low: z.number(),
    high: z.number(),
    z: z.number(),
    neighbours: z.int(),
    radiusKm: z.number(),
  }),
  z.object({
    kind: z.literal('impossible'),
    reason: z.enum(impossibleReasons),
    lat: z.number(),
    lon: z.number(),
    /** The country that is stated, and that of the nearest town, if there is one. */
    country: countryCode,
    nearest: z.object({ name: z.string(), country: countryCode, metres }).nullable(),
  }),
  z.object({ kind: z.literal('farFromTown'), town: z.string(), metres, limitKm: z.number() }),
  z.object({ kind: z.literal('duplicate'), signs: z.array(z.enum(twinSigns)), pictures: z.int() }),
  z.object({ kind: z.literal('copiedPictures'), pictures: z.int() }),
  z.object({ kind: z.literal('words'), words: z.array(z.string()) }),
  z.object({
    kind: z.literal('relisted'),
    signs: z.array(z.enum(twinSigns)),
    /** When the earlier listing came to market, and when it left. */
    firstListedAt: instant,
    leftAt: instant,
  }),
  z.object({ kind: z.literal('reported'), reports: z.int(), reasons: z.array(z.string()) }),
])
export type Evidence = z.infer<typeof evidence>

const flag = z.object({
  kind: flagKind,
  evidence,
  raisedAt: instant,
  /** Whether somebody looked at it and found it right. */
  isSettled: z.boolean(),
})
export type Flag = z.infer<typeof flag>

/** A home as the desk names it. */
export const deskHome = z.object({
  id,
  title: z.string(),
  reference: z.string().nullable(),
  place: z.string(),
  country: countryCode,
  type: propertyType,
  status: listingStatus,
  purpose,
  price,
  areaM2: z.number().nullable(),
  bedrooms: z.number().nullable(),
  picture: picture.nullable(),
  agency: z.object({ id, name: z.string() }),
  /** The name of the feed it comes from; null for a home written by hand. */
  feed: z.string().nullable(),
  listedAt: instant,
  confirmedAt: instant,
})
export type DeskHome = z.infer<typeof deskHome>

const moderated = deskHome.extend({
  state: z.enum(moderationStates),
  /** Names what was looked at: a decision says it again. */
  version: z.int(),
  touchedAt: instant,
  flags: z.array(flag),
})
export type ModeratedHome = z.infer<typeof moderated>

const decision = z.object({
  id,
  act: z.enum(moderationActs),
  field: z.enum(requestFields).nullable(),
  words: z.string().nullable(),
  /** Whoever decided, unless the account is gone. */
  by: z.string().nullable(),
  at: instant,
  /** How many people of the agency were written to. */
  told: z.int(),
  endedAt: instant.nullable(),
  undoneAt: instant.nullable(),
  mayUndo: z.boolean(),
})
export type ModerationDecision = z.infer<typeof decision>

/** A home beside which the flagged one is looked at. */
const neighbour = deskHome.extend({
  perM2: z.number().nullable(),
  metres: metres.nullable(),
})
export type Neighbour = z.infer<typeof neighbour>

const sentence = z.string().trim().min(3, 'Please say why').max(500)

export const homeFilter = z.strictObject({
  q: z.string().trim().max(100).optional(),
  flag: flagKind.optional(),
  state: z.enum(moderationStates).optional(),
  /** `live`: in any status in which visitors find it. */
  status: z.enum([...listingStatuses, 'live']).optional(),
  agency: id.optional(),
  country: countryCode.optional(),
  source: z.enum(['feed', 'own']).optional(),
  /**
   * How long ago somebody confirmed them, of homes that visitors find; then those confirmed last come first.
   */
  confirmed: z.enum(freshnesses).optional(),
  /**
   * Only those that came on this day (UTC) or at this moment, or later; then those that came last come first.
   */
  since: since.optional(),
})

const chosen = z.strictObject({ id, version: z.int().positive() })
const homes = z.array(chosen).min(1).max(mostAtOnce)

export const moderation = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/listings',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'Every home, what was touched last first, with what is flagged about it',
    query: homeFilter.extend(paging()),
    data: pageShape(moderated, {
      /** Homes with each flag and in each state, for everything else that is asked for. */
      flags: z.record(flagKind, z.int()),
      states: z.record(z.enum(['flagged', 'asked', 'removed']), z.int()),
      /** Where there are homes at all. */
      countries: z.array(countryCode),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/listings/:id/moderation',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'One home with its flags, what they rest on, and what was decided about it',
    params: z.object({ id }),
    data: z.object({
      home: moderated,
      /** The homes its price was compared with, nearest first. */
      neighbours: z.array(neighbour),
      /** The other home of a flag, by its kind. */
      others: z.array(z.object({ kind: flagKind, home: neighbour })),
      /** What it says in each language, without markup. */
      texts: z.array(z.object({ lang: z.string(), title: z.string(), body: z.string() })),
      decisions: z.array(decision),
    }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/listings/decisions',
    for: ['Admin'],
    duty: 'moderate',
    summary:
      'Approve homes as they are, ask for a change, or take them off the market; their agencies are told. What changed since it was looked at is left alone and named',
    body: z.discriminatedUnion('act', [
      z.strictObject({ act: z.literal('approve'), homes }),
      z.strictObject({
        act: z.literal('request'),
        homes,
        field: z.enum(requestFields),
        words: sentence,
      }),
      z.strictObject({ act: z.literal('remove'), homes, words: sentence }),
    ]),
    data: z.object({
      message: z.string(),
      decisions: z.array(z.object({ id, listingId: id })),
      /** Homes that changed meanwhile, with whoever decided about them last. */
      changed: z.array(z.object({ id, title: z.string(), by: z.string().nullable() })),
    }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/listings/decisions/undo',
    for: ['Admin'],
    duty: 'moderate',
    summary:
      'Take decisions back: flags are open again, a home is back, a request is withdrawn; agencies are told',
    body: z.strictObject({ ids: z.array(id).min(1).max(mostAtOnce) }),
    data: z.object({ message: z.string() }),
  }),
  rules: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/moderation-rules',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'The rules by which homes are flagged, and who changed them when',
    data: z.object({
      /** 0 while nobody has saved any. */
      version: z.int(),
      rules: moderationRules,
      versions: z.array(z.object({ version: z.int(), at: instant, by: z.string().nullable() })),
    }),
  }),
  tryRule: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/moderation-rules/try',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'How many homes of today one rule would flag, before it is saved',
    body: z.strictObject({ kind: ruleKind, rules: moderationRules }),
    data: z.object({
      kind: ruleKind,
      /** Of `merging`: pairs of listings that would become one. */
      homes: z.int(),
      /**
       * How many of them are flagged by the rules that hold, settled ones included,
       * and how many of those would not be any more.
       */
      already: z.int(),
      noMore: z.int(),
    }),
  }),
  saveRules: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/moderation-rules',
    for: ['Admin'],
    duty: 'moderate',
    summary: 'Save the rules; every home is looked at again by them',
    body: z.strictObject({ version: z.int().nonnegative(), rules: moderationRules }),
    data: z.object({ message: z.string(), version: z.int() }),
  }),
}
