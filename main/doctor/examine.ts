/** doctor: checks are made one after the other, and none keeps the others from being made. */
import { wrong, type Verdict } from './verdict.rules.ts'

export type Check = { what: string; look: () => Promise<Verdict | Verdict[]> }
export type Finding = Verdict & { what: string }

/** Nothing that is well takes this long to say so. */
const patienceMs = 15_000

/**
 * What every check found, told as it is found. A check that fails or does not end in fifteen seconds has found something
 * wrong; the others are made all the same.
 */
export async function examine(
  checks: readonly Check[],
  tell: (finding: Finding) => void = () => undefined,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of checks) {
    const verdicts = await inTime(check).catch((error: Error) =>
      wrong(error.message || error.name, 'See docs/operations.md for the setting that is behind it.'),
    )
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
