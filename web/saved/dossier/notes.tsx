/** web/saved/dossier: one's own notes, and whether they are saved. */
import { dossierMost } from '#contract/saved/dossier-codes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import type { WrittenEditor } from './use-written.ts'
import styles from './dossier.module.css'

export function Notes({ editor }: { editor: WrittenEditor }) {
  const { written, saving, change, save, resolve } = editor
  return (
    <section className={styles.part} aria-labelledby="notes">
      <h2 className="subheading" id="notes">
        Your notes
      </h2>
      <div className="no-print">
        <TextArea
          label="Only you see them"
          rows={7}
          dir="auto"
          maxLength={dossierMost.notes}
          value={written.notes}
          onChange={({ target }) => change({ notes: target.value })}
          onBlur={() => void save()}
        />
      </div>
      <p className={styles.printed} dir="auto" translate="no">
        {written.notes}
      </p>
      <output className="tiny note no-print">{savingWords[saving.state]}</output>
      {saving.state === 'failed' && (
        <p className="small" role="alert">
          {saving.message}{' '}
          <Button size="small" onClick={() => void save()}>
            Save again
          </Button>
        </p>
      )}
      {saving.state === 'conflict' && (
        <div className={styles.conflict} role="alert">
          <p className="small">
            You wrote here in another window meanwhile. This is what stands there; nothing is lost until you
            choose.
          </p>
          <blockquote className="small" dir="auto" translate="no">
            {saving.theirs.notes}
          </blockquote>
          <div className="button-row">
            <Button size="small" onClick={() => resolve(saving.theirs, 'mine')}>
              Keep what I see here
            </Button>
            <Button size="small" onClick={() => resolve(saving.theirs, 'theirs')}>
              Take what stands there
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

const savingWords = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving',
  failed: 'Not saved',
  conflict: 'Not saved',
}
