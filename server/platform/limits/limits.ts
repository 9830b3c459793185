/**
 * platform: limits across processes: a use is taken from all its budgets or from
 * none, before the work it pays for is begun.
 */
import type { Clock } from '../settings/clock.ts'
import { atomic, type Db } from '../database/db.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import { removeOld, type RetentionPeriod, type Sweeping } from '../jobs/retention.ts'
import {
  addUses,
  beginHold,
  dropEndedUses,
  fullKeys,
  isHeldNow,
  takeUsesBack,
  type Use,
} from './uses.store.ts'

/**
 * So many uses (`most`) of one key in each window of so many seconds.
 * Windows begin at whole multiples since 1970.
 */
export type Budget = {
  /** What is counted and whose, such as `network/login/198.51.100.7`; never an address that can be read. */
  key: string
  seconds: number
  most: number
  /** Taken at once; 1 unless told otherwise. */
  uses?: number
  /** RATE_LIMITS=relaxed raises it: what counts by network address, which tests and developers share. */
  relaxes?: boolean
}

export type Taken = {
  isTaken: true
  /** Uses of the budget in its present window, this one included. */
  usedOf: (budget: Budget) => number
  /** Undoes it: the use turned out to cost nothing, such as a right password. */
  giveBack: (tx?: Db) => Promise<void>
}
export type Refused = {
  isTaken: false
  /** Seconds until every full budget has room again. */
  retryAfter: number
  full: readonly Budget[]
}

export type Limits = ReturnType<typeof createLimits>

const relaxedFactor = 10_000

function inWindow(
  { key, seconds, most, uses = 1, relaxes = false }: Budget,
  now: Date,
  isRelaxed: boolean,
): Use {
  const start = Math.floor(now.getTime() / 1000 / seconds) * seconds * 1000
  return {
    key: `${key}/${seconds}`,
    windowStart: new Date(start),
    endsAt: new Date(start + seconds * 1000),
    used: uses,
    most: relaxes && isRelaxed ? most * relaxedFactor : most,
  }
}

function refused(full: readonly Budget[], now: Date): Refused {
  const ends = full.map((budget) => inWindow(budget, now, false).endsAt.getTime())
  return { isTaken: false, retryAfter: (Math.max(...ends) - now.getTime()) / 1000, full }
}

/** For budgets in the order of their uses. */
const namedIn = (uses: readonly Use[], keys: readonly string[]) => (_: Budget, at: number) =>
  keys.includes(uses[at]?.key ?? '')

/** `isRelaxed`: budgets that say so are raised. */
export function createLimits({ db, clock, isRelaxed }: { db: Db; clock: Clock; isRelaxed: boolean }) {
  const useOf = (budget: Budget, now: Date): Use => inWindow(budget, now, isRelaxed)

  /**
   * Takes one use of each budget as part of `tx`, or of none. Of the work that a use pays
   * for nothing may have happened yet, and what is to be counted whatever comes of it (a
   * guess) belongs into `take` or `takeUnseen`.
   */
  async function takeIn(tx: Db, budgets: readonly Budget[]): Promise<Taken | Refused> {
    const now = clock.now()
    const uses = budgets.map((budget) => useOf(budget, now))
    const { counts, full } = await atomic(tx, (of) => addUses(of, uses))
    if (full.length === 0)
      return {
        isTaken: true,
        usedOf: (budget) => counts.get(useOf(budget, now).key) ?? 0,
        giveBack: (given = db) => atomic(given, (of) => takeUsesBack(of, uses)),
      }
    const hadRoom = uses.filter(({ key }) => counts.has(key))
    if (hadRoom.length > 0) await atomic(tx, (of) => takeUsesBack(of, hadRoom))
    return refused(budgets.filter(namedIn(uses, full)), now)
  }

  /**
   * The refusal that a use would meet now; null when there is room. Takes nothing
   * and locks nothing, so a flood costs little.
   */
  async function look(of: Db, budgets: readonly Budget[]): Promise<Refused | null> {
    const now = clock.now()
    const uses = budgets.map((budget) => useOf(budget, now))
    const keys = await fullKeys(of, uses)
    return keys.length === 0 ? null : refused(budgets.filter(namedIn(uses, keys)), now)
  }

  return {
    takeIn,
    look,
    /**
     * As `takeIn`, committed before it answers: whatever happens afterwards,
     * the use is counted until it is given back.
     */
    take: async (budgets: readonly Budget[]): Promise<Taken | Refused> =>
      (await look(db, budgets)) ?? takeIn(db, budgets),
    /** As `take`, for who has looked already. */
    takeUnseen: (budgets: readonly Budget[]): Promise<Taken | Refused> => takeIn(db, budgets),
    /**
     * Holds `key` for so many seconds; true for one of those that
     * begin it in the same window of `once` seconds.
     */
    hold: (tx: Db, key: string, { seconds, once }: { seconds: number; once: number }): Promise<boolean> => {
      const { windowStart } = useOf({ key, seconds: once, most: 1 }, clock.now())
      return beginHold(tx, `${key}/${seconds}`, windowStart, new Date(clock.now().getTime() + seconds * 1000))
    },
    /** Whether somebody holds it. */
    isHeld: (of: Db, key: string, { seconds }: { seconds: number }): Promise<boolean> =>
      isHeldNow(of, `${key}/${seconds}`, clock.now()),
  }
}

const sweep = defineJob<object>('platform.sweep-limits')

/** Counts of windows that are over. */
export const limitsRetention = ({ db }: Pick<Sweeping, 'db'>): RetentionPeriod[] => [
  { table: 'limit_uses', seconds: 0, drop: (before) => dropEndedUses(db, before) },
]

export const sweepLimits = (platform: Sweeping): Promise<void> =>
  removeOld(platform, limitsRetention(platform))

export function limitsJobs(platform: Sweeping & { jobs: Jobs }): void {
  platform.jobs.work(sweep, () => sweepLimits(platform))
  platform.jobs.schedule(sweep, '23 * * * *', {})
}
