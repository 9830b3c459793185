/** web/feeds: what a run did, or would do: the outcomes as a bar and as numbers. */
import type { FeedRun } from '#contract/feeds.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { outcomes, waits } from './words.ts'
import styles from './feeds.module.css'

/** Of a run that was discarded or failed nothing came. */
function headingOf(run: FeedRun): string {
  if (waits(run)) return 'What it would change'
  return run.state === 'discarded' || run.state === 'failed'
    ? 'What it would have changed'
    : 'What it changed'
}

export function RunResult({ run }: { run: FeedRun }) {
  const { number } = useFormat()
  const all = outcomes.reduce((sum, { key }) => sum + run[key], 0)
  // Few formats can say that a home is not offered, so the word is only there when it says something.
  const shown = outcomes.filter(({ key }) => key !== 'unpublished' || run.unpublished > 0)
  return (
    <section aria-labelledby="result">
      <div className="section-head">
        <h2 id="result">{headingOf(run)}</h2>
        <p className="num">{number(run.recordsSeen)} records read</p>
      </div>
      {all > 0 && (
        <div className={styles.outcomeBar} aria-hidden="true">
          {outcomes.map(
            ({ key }) => run[key] > 0 && <i key={key} data-outcome={key} style={{ flexGrow: run[key] }} />,
          )}
        </div>
      )}
      <dl className={styles.outcomes}>
        {shown.map(({ key, word, note }) => (
          <div key={key}>
            <dt>
              <i data-outcome={key} aria-hidden="true" />
              {word}
            </dt>
            <dd className="num">{number(run[key])}</dd>
            <dd className={styles.outcomeNote}>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
