/** web/portal/glossary: one term: what it is called in each language. */
import { useState } from 'react'
import type { SavedTerm, WrittenTerm } from '#contract/content/glossary.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import { ApiError } from '#contract/http/api-error.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { languageOf } from '#web/platform/words/languages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useAct } from '../desk/use-act.ts'
import styles from './glossary.module.css'

type Props = {
  /** Null for a new one. */
  term: SavedTerm | null
  onClose: () => void
}

const empty: WrittenTerm = { term: '', context: '', isKept: false, translations: {} }

export function TermDialog({ term, onClose }: Props) {
  const { act, isBusy } = useAct()
  const [typed, setTyped] = useState<WrittenTerm>(() => writtenOf(term ?? { ...empty, id: '', version: 0 }))
  const [wrong, setWrong] = useState<string>()
  const save = async () => {
    const isSaved = await act(async () => {
      const { glossary } = await signedApi()
      try {
        return term
          ? await glossary.change({ params: { id: term.id }, body: { ...typed, basedOn: term.version } })
          : await glossary.add({ body: typed })
      } catch (error) {
        if (error instanceof ApiError) setWrong(error.problem.fields?.term)
        throw error
      }
    })
    if (isSaved) onClose()
    return isSaved
  }
  const remove = async () => {
    if (!term) return false
    const isGone = await act(async () => (await signedApi()).glossary.remove({ params: { id: term.id } }))
    if (isGone) onClose()
    return isGone
  }
  return (
    <Dialog
      open
      tall
      insistent
      width="40rem"
      onOpenChange={(open) => open || onClose()}
      title={term ? 'Change the term' : 'New term'}
    >
      <Form className={styles.termForm} onSubmit={save}>
        <Name typed={typed} wrong={wrong} onChange={setTyped} />
        {!typed.isKept && <Wordings typed={typed} onChange={setTyped} />}
        <div className="button-row">
          <SubmitButton kind="primary" disabled={isBusy || typed.term.trim() === ''}>
            Keep the term
          </SubmitButton>
          {term && (
            <CallButton className="button--danger" disabled={isBusy} onCall={remove}>
              Remove the term
            </CallButton>
          )}
        </div>
      </Form>
    </Dialog>
  )
}

const writtenOf = ({ term, context, isKept, translations }: SavedTerm): WrittenTerm => ({
  term,
  context,
  isKept,
  translations,
})

type PartProps = { typed: WrittenTerm; onChange: (typed: WrittenTerm) => void }

function Name({ typed, wrong, onChange }: PartProps & { wrong: string | undefined }) {
  return (
    <>
      <Field
        label="English term"
        help="In the singular; its plural is found, too."
        value={typed.term}
        maxLength={100}
        required
        lang="en"
        translate="no"
        error={wrong}
        onChange={({ target }) => onChange({ ...typed, term: target.value })}
      />
      <Field
        label="Context"
        help="When it is meant so, where the word means several things. May stay empty."
        value={typed.context}
        maxLength={100}
        lang="en"
        onChange={({ target }) => onChange({ ...typed, context: target.value })}
      />
      <Checkbox
        checked={typed.isKept}
        onChange={({ target }) => onChange({ ...typed, isKept: target.checked })}
      >
        Do not translate
      </Checkbox>
    </>
  )
}

function Wordings({ typed, onChange }: PartProps) {
  return (
    <fieldset className={styles.wordings}>
      <legend className="field-label">What it is called</legend>
      <p className="small soft">
        After a | its plural may follow, and then other forms that count as the same.
      </p>
      {reviewedLanguages.map((language) => (
        <Field
          key={language}
          label={<span translate="no">{languageOf(language).name}</span>}
          value={typed.translations[language] ?? ''}
          maxLength={200}
          lang={language}
          dir={languageOf(language).dir}
          translate="no"
          onChange={({ target }) =>
            onChange({ ...typed, translations: { ...typed.translations, [language]: target.value } })
          }
        />
      ))}
    </fieldset>
  )
}
