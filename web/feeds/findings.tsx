/** web/feeds: what was found, by kind, worst first; each opens its first homes with the place in the file. */
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { FeedRun } from '#contract/feeds.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { inPagesLanguage } from '#web/platform/api/calls.ts'
import { titleWords } from '#web/platform/words/feed-words.ts'
import { plural } from '#web/platform/intl/plural.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Status } from '#web/ui/status.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { takeTable } from '#web/ui/table/take-table.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { useSay } from '#web/platform/speech/speech.tsx'
import { signedFetch } from '#web/platform/session/signed-api.ts'
import { settingsAddress } from './addresses.ts'
import { FindingHomes } from './finding-homes.tsx'
import type { RunView } from './use-feeds.ts'
import { failureWords } from './words.ts'
import styles from './feeds.module.css'
import findingStyles from './findings.module.css'

type Group = RunView['findings'][number]

const severities = [
  { code: 'red', title: 'Red: not published', mark: 'red' },
  { code: 'amber', title: 'Amber: published with a gap', mark: 'amber' },
  { code: 'blue', title: 'Blue: for your information', mark: 'todo' },
] as const

/** `run`: null where nothing is kept of what was found. */
type Props = { groups: readonly Group[]; run: FeedRun | null; isRead: boolean }

/** `isRead`: at least one record was read; of a file that was not, nothing good can be said. */
export function Findings({ groups, run, isRead }: Props) {
  const { number } = useFormat()
  const say = useSay()
  return (
    <section aria-labelledby="findings">
      <div className="section-head">
        <h2 id="findings">Findings</h2>
        {groups.length > 0 && (
          <div className={styles.runButtons}>
            <Button
              size="small"
              onClick={() => void copyAll(run, () => shownPlaces(groups, { say, number }))}
            >
              Copy all for the vendor
            </Button>
            {run && (
              <Button
                size="small"
                onClick={() => takeTable(`/api/meridian/agent/runs/${run.id}/findings.csv`, 'findings.csv')}
              >
                Download as CSV
              </Button>
            )}
          </div>
        )}
      </div>
      {groups.length === 0 && isRead && <p className="soft">Nothing is wrong with this file.</p>}
      {severities.map(({ code, title, mark }) => {
        const own = groups.filter((group) => group.severity === code)
        return (
          own.length > 0 && (
            <div key={code} className={findingStyles.findingList}>
              <h3>
                <Status mark={mark}>{title}</Status>
              </h3>
              {own.map((group) => (
                <Finding key={`${run?.id} ${group.code}`} group={group} run={run} />
              ))}
            </div>
          )
        )
      })}
    </section>
  )
}

/** What was found, in sentences that the maker of the software can be sent: every place, where it is kept. */
async function copyAll(run: FeedRun | null, shown: () => string): Promise<void> {
  try {
    const text = run ? await everyPlace(run) : shown()
    if (text === null) return toast.error('The findings did not arrive. Please try again.')
    await navigator.clipboard.writeText(text)
    toast.success('The findings are copied.')
  } catch (failure) {
    toast.error(failureWords(failure))
  }
}

async function everyPlace({ id }: FeedRun): Promise<string | null> {
  const address = new URL(`/api/meridian/agent/runs/${id}/findings.txt`, window.location.href)
  const response = await signedFetch(new Request(address, { headers: inPagesLanguage() }))
  return response.ok ? response.text() : null
}

type Words = { say: (text: string) => string; number: (value: number) => string }

const shownPlaces = (groups: readonly Group[], { say, number }: Words): string =>
  groups
    .map(({ title, code, advice, examples }) => {
      const places = examples.map(
        ({ sourceId, line, value }) =>
          `  - ${[sourceId, line && say(`line ${line}`), value && `"${value}"`].filter(Boolean).join(', ')}`,
      )
      return [`${say(titleWords(title, number))} (${code})`, say(advice), ...places].join('\n')
    })
    .join('\n\n')

/**
 * What follows the number that a title begins with, which stands in
 * a column of its own; null for other titles.
 */
const withoutCount = (words: string, count: string): string | null =>
  words.startsWith(`${count} `) ? words.slice(count.length + 1) : null

function Finding({ group, run }: { group: Group; run: FeedRun | null }) {
  const { title, code, advice, count, fields, setting } = group
  const { number } = useFormat()
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const words = say(titleWords(title, number))
  const apart = withoutCount(words, number(count))
  return (
    <details
      className={findingStyles.finding}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b className="num">{apart && number(count)}</b>{' '}
        <span>
          {apart ?? words}
          <code translate="no">{code}</code>
        </span>
        <span className={findingStyles.findingAdvice}>{advice}</span>
        <span className={findingStyles.findingMore}>
          <span>{isOpen ? 'Close' : 'Show'}</span>
          <Icon of={ChevronDown} small />
        </span>
      </summary>
      {setting && run && (
        <p className={findingStyles.findingMend}>
          <TextLink to={setting === 'words' ? '#words' : settingsAddress(run.feedId, setting)}>
            {setting === 'words' ? 'Say what these words mean' : 'Set it for this feed'}
          </TextLink>
        </p>
      )}
      {fields.length > 0 && (
        <dl className={findingStyles.findingFields}>
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
      <FindingHomes group={group} runId={run?.id ?? null} />
    </details>
  )
}
