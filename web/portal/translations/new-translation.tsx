/** web/portal/translations: a text nobody has translated yet, such as one in a language without a machine. */
import { useState } from 'react'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { TextArea } from '#web/ui/forms/field.tsx'
import { useAct } from '../desk/use-act.ts'
import { CorrectionForm } from './correction-form.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from '../portal.module.css'

export function NewTranslation({ language, onDone }: { language: string; onDone: () => void }) {
  const { act, isBusy } = useAct()
  const [original, setOriginal] = useState('')
  const save = async (text: string) => {
    const isKept = await act(async () =>
      (await signedApi()).corrections.correct({ body: { language, original, text } }),
    )
    if (isKept) onDone()
    return isKept
  }
  return (
    <div className={classNames('inbox-form', styles.translationNew)}>
      <TextArea
        label="English text"
        rows={2}
        maxLength={5_000}
        lang="en"
        translate="no"
        help="Exactly as a page shows it. Numbers may stand as {0}, {1}."
        value={original}
        onChange={(event) => setOriginal(event.target.value)}
      />
      <CorrectionForm
        label="Translation"
        language={language}
        original={original}
        text=""
        isBusy={isBusy}
        onSave={save}
      />
    </div>
  )
}
