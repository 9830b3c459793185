/** web/saved/dossier: what is to be done until the keys are there, by the country, and steps of one's own. */
import { X } from 'lucide-react'
import { useState } from 'react'
import { v4 as newId } from 'uuid'
import { dossierMost } from '#contract/saved/dossier-codes.ts'
import type { DossierSteps } from '#contract/saved/dossier.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useListFocus } from '#web/ui/lists/list-focus.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import type { PurchaseStep } from './purchase-steps.ts'
import type { WrittenEditor } from './use-written.ts'
import styles from './dossier.module.css'
import diaryStyles from './diary.module.css'

type Props = { steps: readonly PurchaseStep[]; editor: WrittenEditor }

export function Steps({ steps, editor }: Props) {
  const { number } = useFormat()
  const { done, own } = editor.written.steps
  const list = useListFocus<HTMLUListElement>(
    [...steps.map(({ code }) => code), ...own.map(({ id }) => id)],
    'input',
  )
  const change = (changes: Partial<DossierSteps>) => editor.change({ steps: { done, own, ...changes } })
  const remove = (step: DossierSteps['own'][number]) => {
    change({ own: own.filter(({ id }) => id !== step.id) })
    toast.info('It is off the list.', { action: { label: 'Undo', run: () => putBack(editor, step) } })
  }
  const total = steps.length + own.length
  const ticked =
    steps.filter(({ code }) => done.includes(code)).length + own.filter(({ isDone }) => isDone).length
  return (
    <section className={styles.part} aria-labelledby="steps">
      <h2 className="subheading" id="steps">
        Until the keys are yours
      </h2>
      <p className="small soft">{`${number(ticked)} of ${number(total)} done`}</p>
      <ul className={diaryStyles.steps} ref={list}>
        {steps.map(({ code, words }) => (
          <li key={code}>
            <Checkbox
              checked={done.includes(code)}
              onChange={({ target }) =>
                change({ done: target.checked ? [...done, code] : done.filter((one) => one !== code) })
              }
            >
              {words}
            </Checkbox>
          </li>
        ))}
        {own.map((step) => (
          <OwnStep
            key={step.id}
            step={step}
            onTick={(isDone) =>
              change({ own: own.map((one) => (one.id === step.id ? { ...one, isDone } : one)) })
            }
            onRemove={() => remove(step)}
          />
        ))}
      </ul>
      {own.length < dossierMost.steps && (
        <NewStep onAdd={(words) => change({ own: [...own, { id: newId(), words, isDone: false }] })} />
      )}
      <p className="tiny note">
        A list to think along, not legal advice. Whoever advises you there knows what else your case needs.
      </p>
    </section>
  )
}

/** At the end, whatever else was changed meanwhile. */
const putBack = ({ change }: WrittenEditor, step: DossierSteps['own'][number]): void =>
  change(({ steps: { done, own } }) => ({ steps: { done, own: [...own, step] } }))

type OwnProps = {
  step: DossierSteps['own'][number]
  onTick: (isDone: boolean) => void
  onRemove: () => void
}

function OwnStep({ step: { words, isDone }, onTick, onRemove }: OwnProps) {
  return (
    <li>
      <Checkbox checked={isDone} onChange={({ target }) => onTick(target.checked)}>
        <span dir="auto" translate="no">
          {words}
        </span>
      </Checkbox>
      <Button
        kind="plain"
        size="small"
        round
        className="no-print"
        aria-label="Take this step out"
        onClick={onRemove}
      >
        <Icon of={X} small />
      </Button>
    </li>
  )
}

function NewStep({ onAdd }: { onAdd: (words: string) => void }) {
  const [words, setWords] = useState('')
  const add = () => {
    if (!words.trim()) return false
    onAdd(words.trim())
    setWords('')
    return true
  }
  return (
    <Form className={`${diaryStyles.newStep} no-print`} onSubmit={add} aria-label="A step of your own">
      <Field
        label="A step of your own"
        dir="auto"
        maxLength={dossierMost.stepWords}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <SubmitButton>Add it</SubmitButton>
    </Form>
  )
}
