/** doctor: checks are made one after the other, and none keeps the others from being made. */
import { adviceFor, faultOf } from './faults.rules.ts'
import { wrong, type Verdict } from './verdict.rules.ts'

/** `needs`: another check; what that one failed to reach, this one is not asked of again. */
export type Check = { what: string; needs?: string; look: () => Promise<Verdict | Verdict[]> }
export type Finding = Verdict & { what: string }

/** Nothing that is well takes this long to say so. */
const patienceMs = 15_000

/**
 * What every check found, told as it is found. A check that fails or does not end in
 * fifteen seconds has found something wrong; the others are made all the same, but for
 * those that need it: one cause is told once.
 */
export async function examine(
  checks: readonly Check[],
  tell: (finding: Finding) => void = () => undefined,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const unreached = new Set<string>()
  for (const check of checks) {
    if (check.needs !== undefined && unreached.has(check.needs)) continue
    const verdicts = await inTime(check).catch((error: unknown) => {
      unreached.add(check.what)
      const fault = faultOf(error)
      const leftOut = checks.filter(({ needs }) => needs === check.what).map(({ what }) => what)
      const rest = leftOut.length > 0 ? `; not looked at without it: ${[...new Set(leftOut)].join(', ')}` : ''
      return wrong(fault.says + rest, adviceFor(check.what, fault))
    })
    for (const verdict of [verdicts].flat()) {
      const finding = { what: check.what, ...verdict }
      findings.push(finding)
      tell(finding)
    }
  }
  return findings
}

async function inTime({ look: make }: Check): Promise<Verdict | Verdict[]> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`gave no answer within ${patienceMs / 1000} s`)),
    patienceMs,
  )
  return Promise.race([make(), late]).finally(() => clearTimeout(timer))
}

/** 0 when all is well or only to be looked at, 1 when something is wrong. */
export const exitCodeOf = (findings: readonly Finding[]): number =>
  findings.some(({ state }) => state === 'wrong') ? 1 : 0
