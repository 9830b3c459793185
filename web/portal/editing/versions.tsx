/** web/portal/editing: the versions of a text: looked at, compared, brought back, shown to visitors. */
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Difference as Changes, editing, SavedVersion } from '#contract/content/editing.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { TableFoot } from '#web/ui/table/table-foot.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { useWhen } from '../clock.ts'
import { useAct } from '../desk/use-act.ts'
import { refusalWords } from '../refusal.ts'
import { Difference } from './difference.tsx'
import type { Text } from './use-typed.ts'
import styles from './editing.module.css'

export type VersionsAnswer = Reply<typeof editing.versions>
type Props = { of: Text; first: VersionsAnswer }

export function Versions({ of: text, first }: Props) {
  const { kind, slug, latestVersion } = text
  const [compared, setCompared] = useState<{ from: number; changes: Changes } | null>(null)
  const params = { kind, slug }
  const { items, ...paging } = usePages<SavedVersion, VersionsAnswer>({
    first,
    question: `${kind} ${slug} ${latestVersion}`,
    read: async (cursor) => (await signedApi()).editing.versions({ params, query: { cursor } }),
  })
  const compare = async (from: number) => {
    try {
      const { editing } = await signedApi()
      const changes = await editing.compare({ params, body: { from, to: latestVersion } })
      setCompared({ from, changes })
    } catch (error) {
      toast.error(refusalWords(error))
    }
  }
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 className="subheading" id="versions">
        Versions
      </h2>
      <ol reversed>
        {items.map((one) => (
          <Version key={one.id} of={one} text={text} onCompare={compare} />
        ))}
      </ol>
      {paging.hasMore && <TableFoot count={items.length} paging={paging} />}
      {compared && (
        <Dialog
          open
          onOpenChange={(open) => open || setCompared(null)}
          title={`From version ${compared.from} to version ${latestVersion}`}
          width="52rem"
          tall
        >
          <Difference of={compared.changes} />
        </Dialog>
      )}
    </section>
  )
}

type VersionProps = {
  of: SavedVersion
  text: Text
  onCompare: (from: number) => Promise<void>
}

function Version({ of: one, text, onCompare }: VersionProps) {
  const { kind, slug, latestVersion, publishedVersion, shown } = text
  const { version, title, savedAt, savedBy, restoredFrom } = one
  const { moment } = useWhen()
  const { act, isBusy } = useAct()
  const navigate = useNavigate()
  const restore = async () => {
    const isDone = await act(async () => {
      const { editing } = await signedApi()
      return editing.restore({ params: { kind, slug }, body: { version, basedOn: latestVersion } })
    })
    if (isDone && window.location.search) await navigate({ search: '' }, { preventScrollReset: true })
  }
  return (
    <li>
      <Link
        className={styles.versionName}
        to={`?version=${version}`}
        preventScrollReset
        aria-current={version === shown.version ? 'page' : undefined}
      >
        Version {version}: <bdi translate="no">{title}</bdi>
      </Link>
      <span className={classNames('tiny note', styles.versionFacts)}>
        <time dateTime={savedAt}>{moment(savedAt)}</time>
        {savedBy === null ? <span>As Meridian began</span> : <bdi translate="no">{savedBy}</bdi>}
        {restoredFrom !== null && <span>As version {restoredFrom} was</span>}
        {version === publishedVersion && <b>Visitors read this one</b>}
      </span>
      {version !== latestVersion && (
        <span className="button-row">
          <CallButton kind="plain" size="small" onCall={() => onCompare(version)}>
            What changed since
          </CallButton>
          <CallButton kind="plain" size="small" disabled={isBusy} onCall={restore}>
            Restore
          </CallButton>
        </span>
      )}
    </li>
  )
}
