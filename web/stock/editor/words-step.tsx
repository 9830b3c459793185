/** web/stock: title and description, in as many languages as the agency writes. */
import { useState } from 'react'
import { descriptionLength, lengthOf } from '#contract/stock/publishing.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { languages } from '#web/platform/words/languages.ts'
import { Select, TextArea } from '#web/ui/forms/field.tsx'
import { Marked } from './feed-marks.tsx'
import { TextField } from './fields.tsx'
import { Remove } from './rows/rows.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './editor.module.css'

type Props = Pick<DraftEditor, 'form' | 'change'>
type Text = ListingForm['texts'][number]

const nameOf = (lang: string): string => languages.find(({ code }) => code === lang)?.name ?? lang

export function WordsStep({ form: { texts }, change }: Props) {
  const set = (at: number, changes: Partial<Text>) =>
    change((now) => ({ texts: now.texts.map((one, i) => (i === at ? { ...one, ...changes } : one)) }))
  const free = languages.filter(({ code }) => !texts.some(({ lang }) => lang === code))
  return (
    <>
      {texts.map((text, at) => (
        <fieldset key={text.lang} className={styles.list}>
          <legend className="field-label">
            <bdi translate="no">{nameOf(text.lang)}</bdi>
            {texts.length > 1 && (
              <Remove
                name={nameOf(text.lang)}
                onRemove={() => change((now) => ({ texts: now.texts.filter((_, i) => i !== at) }))}
              />
            )}
          </legend>
          <TextField
            label="Title"
            of={`title.${text.lang}`}
            maxLength={300}
            lang={text.lang}
            value={text.title}
            onChange={(title) => set(at, { title })}
          />
          <Description text={text} onChange={(description) => set(at, { description })} />
        </fieldset>
      ))}
      {free.length > 0 && texts.length < 10 && (
        <Select
          label="Add a language"
          value=""
          onChange={({ target: { value: lang } }) => {
            if (lang) change((now) => ({ texts: [...now.texts, { lang, title: null, description: null }] }))
          }}
        >
          <option value="">Choose</option>
          {free.map(({ code, name }) => (
            <option key={code} value={code} translate="no">
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}

function Description({ text, onChange }: { text: Text; onChange: (description: string | null) => void }) {
  const [wasLeft, setLeft] = useState(false)
  const length = lengthOf(text.description)
  const { least, most } = descriptionLength
  const isWrong = length > most || (wasLeft && length > 0 && length < least)
  return (
    <Marked of={`description.${text.lang}`} label="Description">
      <TextArea
        label="Description"
        lang={text.lang}
        rows={8}
        maxLength={20_000}
        value={text.description ?? ''}
        // One line or the other: what lies below must not move away under
        // a finger that has left the field for it.
        help={!isWrong && `${length} of ${most} characters. An empty line begins a paragraph.`}
        error={isWrong ? `${length} of ${most} characters. Please use ${least} to ${most}.` : undefined}
        onBlur={() => setLeft(true)}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Marked>
  )
}
