/**
 * web/feeds: how far a run has come: what it does, how much of it is done, how fast, and what it has found.
 */
import type { FeedRun } from '#contract/feeds.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Status } from '#web/ui/status.tsx'
import styles from './feeds.module.css'

const stepWords = {
  fetching: 'Fetching',
  reading: 'Reading',
  publishing: 'Comparing and publishing',
} as const

/** `at`: when the run was looked at. */
export function Progress({ run, at }: { run: FeedRun | undefined; at: number }) {
  const { number } = useFormat()
  const progress = run?.state === 'running' ? run.progress : null
  if (!run || !progress)
    return (
      <>
        <Status mark="wait">Waiting for the run to begin</Status>
        <Stay />
        <span className={styles.feedProgressBar} aria-hidden="true" />
      </>
    )
  const { step, done, total, findings } = progress
  const seconds = Math.max(1, (at - Date.parse(run.startedAt)) / 1000)
  return (
    <>
      <Status mark="wait">{stepWords[step]}</Status>
      {done > 0 && (
        <span className="num">
          <b>{number(done)}</b> {total !== null && <>/ {number(total)} </>}records
        </span>
      )}
      {done > 0 && (
        <span className="num">
          <b>{number(Math.round(done / seconds))}</b> a second
        </span>
      )}
      <span className="num">
        <b>{number(findings)}</b> findings
      </span>
      <Stay />
      {total ? (
        <progress className={styles.feedProgressDone} max={total} value={done} aria-label="Records done" />
      ) : (
        <span className={styles.feedProgressBar} aria-hidden="true" />
      )}
    </>
  )
}

const Stay = () => <span className="soft small">You may leave; it goes on and is here when you return.</span>
