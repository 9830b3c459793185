/** web/alerts: one saved search: how often it tells, what is new, and what can be done with it. */
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#contract/http/api-error.ts'
import { alertEvents } from '#contract/alerts/alert-codes.ts'
import type { AlertSettings, SavedSearch } from '#contract/alerts/alerts.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { EditDialog } from './edit-dialog.tsx'
import { usePace } from './pace.ts'
import { newsWords } from './words.ts'
import styles from './alerts.module.css'

type Props = {
  search: SavedSearch
  settings: AlertSettings
  to: string
  /** What it asks for, part by part. */
  words: readonly string[]
  onChange: (search: SavedSearch) => void
  onRemove: () => void
}

type Alerts = Awaited<ReturnType<typeof signedApi>>['alerts']

/** Whether it was done; what was refused is said. */
async function call(work: (alerts: Alerts) => Promise<unknown>): Promise<boolean> {
  try {
    await work((await signedApi()).alerts)
    return true
  } catch (error) {
    toast.error(error instanceof ApiError ? error.message : 'That did not work. Please try again.')
    return false
  }
}

export function SearchLine({ search, settings, to, words, onChange, onRemove }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { id, name, paused } = search
  const params = { id }
  const pause = () =>
    call(async (alerts) => onChange((await alerts.change({ params, body: { paused: !paused } })).search))
  const remove = () =>
    call(async (alerts) => {
      await alerts.remove({ params })
      onRemove()
      const undo = () => void call(async (again) => onChange((await again.restore({ params })).search))
      toast.info('This search is deleted.', { action: { label: 'Undo', run: undo } })
    })
  return (
    <li className={classNames(styles.searchLine, paused && styles.searchPaused)}>
      <div>
        <h2 className="subheading">
          <Link to={to} translate="no" onClick={() => void call((alerts) => alerts.look({ params }))}>
            {name}
          </Link>
        </h2>
        <ul className={classNames('small', styles.searchWords)} aria-label="What it asks for">
          {words.map((one) => (
            <li key={one}>
              <bdi translate="yes">{one}</bdi>
            </li>
          ))}
        </ul>
        <News news={search.news} />
        <p className="small soft">{usePace(search, settings)}</p>
      </div>
      <div className="button-row">
        <Button size="small" onClick={() => setEditing(true)} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <CallButton size="small" onCall={pause} aria-label={paused ? `Go on with ${name}` : `Pause ${name}`}>
          {paused ? 'Go on' : 'Pause'}
        </CallButton>
        <CallButton size="small" onCall={remove} data-deletes aria-label={`Delete ${name}`}>
          Delete
        </CallButton>
      </div>
      {isEditing && <EditDialog search={search} onChange={onChange} onClose={() => setEditing(false)} />}
    </li>
  )
}

/** What happened since somebody last looked; nothing where nothing did. */
function News({ news }: Pick<SavedSearch, 'news'>) {
  const { plural } = useFormat()
  const told = alertEvents.filter((event) => news[event])
  if (told.length === 0) return null
  return (
    <ul className={styles.searchNews} aria-label="Since you last looked">
      {told.map((event) => (
        <li key={event} className="badge">
          {newsWords[event](news[event] ?? 0, plural)}
        </li>
      ))}
    </ul>
  )
}
