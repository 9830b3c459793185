/** web/feeds: the homes of a finding: the first few, and all of them when somebody asks. */
import { useState } from 'react'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import type { RunView } from './use-feeds.ts'
import { failureWords } from './words.ts'
import styles from './findings.module.css'

type Group = RunView['findings'][number]
type Place = Group['examples'][number]

type Props = { group: Pick<Group, 'code' | 'count' | 'examples' | 'fields'>; runId: string | null }

export function FindingHomes({ group: { code, count, examples, fields }, runId }: Props) {
  const { places, hasMore, isReading, readMore } = useHomes(runId, code, examples, count)
  return (
    <div className={styles.findingHomes}>
      <ul>
        {places.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list only grows at its end
          <PlaceLine key={at} one={one} namesField={fields.length === 0} />
        ))}
      </ul>
      {hasMore && (
        <Button size="small" disabled={isReading} aria-busy={isReading} onClick={() => void readMore()}>
          {places === examples ? 'Show all homes' : 'Show more'}
        </Button>
      )}
    </div>
  )
}

/** The examples until somebody asks for all; then page by page from the beginning. */
function useHomes(runId: string | null, code: string, examples: Place[], count: number) {
  const [read, setRead] = useState<{ items: Place[]; cursor: string | null } | null>(null)
  const [isReading, setReading] = useState(false)
  const readMore = async () => {
    if (runId === null) return
    setReading(true)
    try {
      const { feeds } = await signedApi()
      const query = { code, limit: 50, ...(read?.cursor && { cursor: read.cursor }) }
      const { items, nextCursor } = await feeds.findings({ params: { id: runId }, query })
      setRead((before) => ({ items: [...(before?.items ?? []), ...items], cursor: nextCursor }))
    } catch (failure) {
      toast.error(failureWords(failure))
    } finally {
      setReading(false)
    }
  }
  return {
    places: read?.items ?? examples,
    hasMore: runId !== null && (read ? read.cursor !== null : count > examples.length),
    isReading,
    readMore,
  }
}

const PlaceLine = ({ one, namesField }: { one: Place; namesField: boolean }) => (
  <li>
    <p className="num">
      {one.sourceId && <b translate="no">{one.sourceId}</b>}
      {one.line !== null && ` line ${one.line}`}
      {one.line !== null && one.column !== null && `, column ${one.column}`}
      {one.field && namesField && (
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
        <Marked text={one.excerpt} faulty={one.value} />
      </pre>
    )}
  </li>
)

/** The line of the source, with the faulty part marked where it stands there as it was told. */
function Marked({ text, faulty }: { text: string; faulty: string | null }) {
  const at = faulty ? text.indexOf(faulty) : -1
  if (!faulty || at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{faulty}</mark>
      {text.slice(at + faulty.length)}
    </>
  )
}
