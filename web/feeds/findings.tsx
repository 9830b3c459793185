/** web/feeds: what was found, by kind, worst first; each opens its first homes with the place in the file. */
import { useState } from 'react'
import { useFormat } from '#web/platform/formats/format.tsx'
import { plural } from '#web/platform/intl/plural.ts'
import { Button } from '#web/ui/button.tsx'
import { Status } from '#web/ui/status.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import type { RunView } from './use-feeds.ts'
import styles from './feeds.module.css'

type Group = RunView['findings'][number]

const severities = [
  { code: 'red', title: 'Red: not published', mark: 'red' },
  { code: 'amber', title: 'Amber: published with a gap', mark: 'amber' },
  { code: 'blue', title: 'Blue: for your information', mark: 'todo' },
] as const

/** `isRead`: at least one record was read; of a file that was not, nothing good can be said. */
export function Findings({ groups, isRead }: { groups: readonly Group[]; isRead: boolean }) {
  return (
    <section aria-labelledby="findings">
      <div className="section-head">
        <h2 id="findings">Findings</h2>
        {groups.length > 0 && (
          <Button size="small" onClick={() => copyAll(groups)}>
            Copy all for the vendor
          </Button>
        )}
      </div>
      {groups.length === 0 && isRead && <p className="soft">Nothing is wrong with this file.</p>}
      {severities.map(({ code, title, mark }) => {
        const own = groups.filter((group) => group.severity === code)
        return (
          own.length > 0 && (
            <div key={code} className={styles.findingList}>
              <h3>
                <Status mark={mark}>{title}</Status>
              </h3>
              {own.map((group) => (
                <Finding key={group.code} group={group} />
              ))}
            </div>
          )
        )
      })}
    </section>
  )
}

/** What was found, in sentences that the maker of the software can be sent. */
async function copyAll(groups: readonly Group[]): Promise<void> {
  const lines = groups.map(({ title, code, advice, examples }) => {
    const places = examples.map(
      ({ sourceId, line, value }) =>
        `  - ${[sourceId, line && `line ${line}`, value && `"${value}"`].filter(Boolean).join(', ')}`,
    )
    return [`${title} (${code})`, advice, ...places].join('\n')
  })
  await navigator.clipboard.writeText(lines.join('\n\n'))
  toast.success('The findings are copied.')
}

function Finding({ group: { title, code, advice, count, examples, fields } }: { group: Group }) {
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.finding} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b className="num">{number(count)}</b>
        <span>
          {title}
          <code translate="no">{code}</code>
        </span>
        <span className={styles.findingAdvice}>{advice}</span>
        <span className={styles.findingMore}>{isOpen ? 'Close' : 'Open'}</span>
      </summary>
      {fields.length > 0 && (
        <dl className={styles.findingFields}>
          {fields.map(({ field, homes }) => (
            <div key={field}>
              <dt>
                <code translate="no">{field}</code>
              </dt>
              <dd className="num">{plural(homes, 'home')}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul>
        {examples.map((one) => (
          <li key={`${one.sourceId} ${one.field} ${one.line} ${one.column}`}>
            <p className="num">
              {one.sourceId && <b translate="no">{one.sourceId}</b>}
              {one.line !== null && ` line ${one.line}`}
              {one.line !== null && one.column !== null && `, column ${one.column}`}
              {one.field && fields.length === 0 && (
                <>
                  {' '}
                  <code translate="no">{one.field}</code>
                </>
              )}
              {one.value && (
                <>
                  {' '}
                  is <q translate="no">{one.value}</q>
                </>
              )}
            </p>
            {one.excerpt && (
              <pre className={styles.excerpt} dir="ltr" translate="no">
                {one.excerpt}
              </pre>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
