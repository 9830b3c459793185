/** drills: the forms in which the cluster's drill can be asked for: which mishaps, under how much load. */
import { outsideMishaps } from './outside-mishaps.ts'
import { restoreMishap } from './restore-mishap.ts'
import { crashPrimary, killPrimary, mishaps, type Mishap } from './mishaps.ts'

export type Form = {
  mishaps: readonly Mishap[]
  /** A second. */
  searches: number
  signUps: number
  /** Milliseconds before each mishap. */
  calmMs: number
  /** The section of docs/drills.md that is rewritten; null when it is only said. */
  report: 'cluster' | 'cluster-kills' | null
}

/** `DRILL_RATES=100,10` asks less on a busy machine. */
const asked = (process.env.DRILL_RATES ?? '').split(',').filter(Boolean).map(Number)
const rates = (searches: number, signUps: number) => ({
  searches: asked[0] ?? searches,
  signUps: asked[1] ?? signUps,
})
/** How often the primary is killed. */
const kills = (otherwise: number): number => Number(process.env.DRILL_KILLS ?? otherwise)
/** `DRILL_ONLY=disk` tries only what is called so, and writes no report. */
const only = process.env.DRILL_ONLY ?? ''

const machineDies: Mishap = {
  what: 'the primary’s machine dies; the standby takes over',
  isQuiet: false,
  happen: killPrimary,
}
const databaseDies: Mishap = {
  what: 'PostgreSQL dies on the primary and is started again where it was',
  isQuiet: false,
  happen: crashPrimary,
}

/** A machine in five: a new primary takes half a minute each, and a hundred are to fit into a break. */
const killed = (times: number): Mishap[] =>
  Array.from({ length: times }, (_, at) => (at % 5 === 0 ? machineDies : databaseDies))

/** What the short form tries. */
const inShort = ['a release', 'a web node is killed', 'the primary’s machine dies']

const whole = (): Form => ({
  mishaps: [
    ...mishaps,
    ...outsideMishaps,
    restoreMishap,
    ...Array.from({ length: kills(3) }, () => machineDies),
  ].filter(({ what }) => what.includes(only)),
  ...rates(200, 20),
  calmMs: 5_000,
  report: only ? null : 'cluster',
})

const short = (): Form => ({
  mishaps: mishaps.filter(({ what }) => inShort.some((begin) => what.startsWith(begin))),
  ...rates(40, 5),
  calmMs: 2_000,
  report: null,
})

const hundredKills = (): Form => ({
  mishaps: killed(kills(100)),
  ...rates(10, 10),
  calmMs: 2_000,
  report: 'cluster-kills',
})

/**
 * `--short` is done within three minutes, `--kills` kills the primary a hundred times; everything otherwise.
 */
export const formOf = (wish: string): Form =>
  wish === '--short' ? short() : wish === '--kills' ? hundredKills() : whole()
