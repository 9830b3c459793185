/** main: what the person at the terminal reads while the program starts. */
import { styleText } from 'node:util'

const faint = (text: string) => styleText('dim', text)

/** One line. */
export const say = (text: string): void => console.log(text)

/**
 * A step that may take longer than a second: said when it begins,
 * and how long it took when that was noticeable.
 */
export async function step<T>(text: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const slow = setTimeout(() => say(faint(`  ${text} …`)), 300)
  try {
    return await work()
  } finally {
    clearTimeout(slow)
    const seconds = (performance.now() - started) / 1000
    if (seconds >= 1) say(faint(`  ${text}: ${seconds.toFixed(1)} s`))
  }
}

/** Tells of a long count at most once a second, and of its end; `total` is null where nobody knows it. */
export function counter(text: string): (done: number, total: number | null) => void {
  let told = performance.now()
  let ended = false
  return (done, total) => {
    const ends = !ended && done === total
    if (!ends && performance.now() - told < 1_000) return
    told = performance.now()
    ended ||= ends
    const of = total === null ? '' : ` of ${total.toLocaleString('en')}`
    say(faint(`  ${text}: ${done.toLocaleString('en')}${of}`))
  }
}

/** Ends a service with a sentence instead of a stack, unless the reason is a fault of ours. */
export const giveUp = (error: unknown): never => endWith(error, 'Meridian cannot start: ')

/** The same for a command that somebody gave: the sentence alone. */
export const refuseToGoOn = (error: unknown): never => endWith(error, '')

function endWith(error: unknown, before: string): never {
  const told = sentenceOf(error)
  console.error(told === null ? error : `${before}${told}`)
  process.exit(1)
}

/**
 * What is wrong, where it is no fault of ours: an option that there is
 * none of, a setting, a file. Null for faults.
 */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('. ')[0]}.`
  return ['ConfigError', 'MigrationError', 'StartError'].includes(error.name) ? error.message : null
}
