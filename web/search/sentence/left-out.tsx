/**
 * web/search: which words of a sentence ask for nothing, and why: none is
 * dropped in silence, none keeps a home away.
 */
import type { Understanding, UnusedReason } from '#contract/search/plain-language.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './said.module.css'

export type LeftOut = Pick<Understanding['unused'][number], 'text' | 'reason'>

const reasons: readonly UnusedReason[] = ['word', 'place', 'postcode', 'distance', 'amount']

/** One line for each reason. */
export function LeftOutWords({ unused }: { unused: readonly LeftOut[] }) {
  return reasons.map((reason) => {
    const texts = [...new Set(unused.filter((one) => one.reason === reason).map(({ text }) => text))]
    if (texts.length === 0) return null
    return (
      <p className={classNames('small soft', styles.saidNote)} key={reason}>
        <Because reason={reason} /> <bdi>“{texts.join('”, “')}”</bdi>
      </p>
    )
  })
}

function Because({ reason }: { reason: UnusedReason }) {
  if (reason === 'place') return <span>One search is about one place, so this was left out:</span>
  if (reason === 'postcode') return <span>No home here has this postcode:</span>
  if (reason === 'distance') return <span>We do not know from where this distance is meant:</span>
  if (reason === 'amount') return <span>We do not know what this number counts:</span>
  return <span>No filter, so homes that say it come first:</span>
}
