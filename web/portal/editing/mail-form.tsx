/**
 * web/portal/editing: a mail, sentence by sentence: what is built in can be
 * said otherwise, with the same values put in.
 */
import { useState } from 'react'
import type { MailSentence } from '#contract/content/editing.ts'
import type { MailPart } from '#contract/content/editing-codes.ts'
import {
  bodyFrom,
  faultOf,
  faultWords,
  longestSentence,
  paragraphsIn,
} from '#contract/content/mail-wording.rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import type { TextFormProps } from './text-form.tsx'
import styles from './editing.module.css'

const partWords: Record<MailPart, string> = {
  subject: 'Subject',
  heading: 'Heading',
  title: 'Title of a part',
  paragraph: 'Paragraph',
  button: 'Button',
  label: 'Label',
  note: 'Note',
  link: 'Link',
}

type Props = Omit<TextFormProps, 'kind'> & { sentences: readonly MailSentence[] }

export function MailForm({ sentences, typing: { typed, set }, onSave, children }: Props) {
  const [texts, change] = useParagraphs(typed.body, (body) => set('body', body))
  const isFaulty = ({ builtIn }: MailSentence, at: number) => faultOf(builtIn, texts[at] ?? '') !== null
  const save = () => {
    const first = sentences.findIndex(isFaulty)
    if (first < 0) return onSave()
    document.getElementById(fieldId(first))?.focus()
    return false
  }
  return (
    <Form className={styles.textForm} onSubmit={save}>
      <p className="small soft">
        Figures in braces stand where names and numbers are put in. Each has to stay; the words around them
        are yours.
      </p>
      {sentences.map((one, at) => (
        <Sentence
          key={one.builtIn}
          of={one}
          at={at}
          text={texts[at] ?? ''}
          onChange={(text) => change(at, text)}
        />
      ))}
      {children}
    </Form>
  )
}

const fieldId = (at: number): string => `sentence-${at + 1}`

/** Paragraphs as they are typed: one that is empty for a while keeps its place. */
function useParagraphs(body: string, onBody: (body: string) => void) {
  const [typed, setTyped] = useState<readonly string[]>(() => paragraphsIn(body))
  const texts = bodyFrom(typed) === body ? typed : paragraphsIn(body)
  const change = (at: number, text: string) => {
    const next = texts.with(at, text.replaceAll(/\s*\n\s*/g, ' '))
    setTyped(next)
    onBody(bodyFrom(next))
  }
  return [texts, change] as const
}

/** Characters of a sentence that stands on one line. */
const oneLine = 64

type SentenceProps = { of: MailSentence; at: number; text: string; onChange: (text: string) => void }

function Sentence({ of: { part, builtIn, values }, at, text, onChange }: SentenceProps) {
  const fault = faultOf(builtIn, text)
  const isLong = builtIn.length > oneLine
  const change = ({ target }: { target: { value: string } }) => onChange(target.value)
  const field = {
    id: fieldId(at),
    label: (
      <>
        <span translate="no">{at + 1}.</span> <span>{partWords[part]}</span>
      </>
    ),
    help: values.length > 0 && (
      <bdi translate="no">{values.map((value, place) => `{${place + 1}} ${value}`).join(' · ')}</bdi>
    ),
    error: fault ? faultWords(fault) : undefined,
    maxLength: longestSentence,
    value: text,
  }
  return (
    <div className={styles.sentence}>
      {isLong ? (
        <TextArea {...field} rows={Math.ceil(builtIn.length / 48) + 1} onChange={change} />
      ) : (
        <Field {...field} onChange={change} />
      )}
      {text !== builtIn && (
        <p className="small soft">
          <span>Built in:</span> <q translate="no">{builtIn}</q>{' '}
          <Button size="small" kind="plain" onClick={() => onChange(builtIn)}>
            Use the built-in words
          </Button>
        </p>
      )}
    </div>
  )
}
