/** web/saved/dossier: what happened with a home: what one wrote, and what Meridian knows by itself. */
import { X } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DiaryEntry } from '#contract/saved/dossier.ts'
import { dossierMost } from '#contract/saved/dossier-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useListFocus } from '#web/ui/lists/list-focus.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { stageWords } from '../stage-words.ts'
import { useAct } from '../use-act.ts'
import { diaryLines, localDay, type DiaryLine, type KnownEvent } from './diary.rules.ts'
import styles from './dossier.module.css'
import diaryStyles from './diary.module.css'

type Props = { id: string; entries: readonly DiaryEntry[]; events: readonly KnownEvent[] }

export function Diary({ id, entries, events }: Props) {
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const lines = diaryLines(entries, events)
  const list = useListFocus<HTMLOListElement>(
    lines.map((line) => line.id),
    'button',
  )
  const remove = (entry: DiaryEntry) =>
    act(async () => {
      const { dossier } = await signedApi()
      const { message } = await dossier.removeEntry({ params: { id, entry: entry.id } })
      const { day, words } = entry
      const putBack = () =>
        void act(async () => {
          await dossier.addEntry({ params: { id }, body: { day, words: words ?? '' } })
          return {}
        })
      // A stage is chosen above; what was written stands nowhere else.
      toast.info(message, words === null ? {} : { action: { label: 'Undo', run: putBack } })
      return {}
    })
  return (
    <section className={styles.part} aria-labelledby="diary">
      <h2 className="subheading" id="diary">
        Diary
      </h2>
      {lines.length > 0 ? (
        <ol className={diaryStyles.diary} ref={list}>
          {lines.map((line) => (
            <Line key={line.id} line={line} onRemove={remove} />
          ))}
        </ol>
      ) : (
        <p className="small soft">
          Calls, visits, what the neighbours said: write a line, and it stands here by its day.
        </p>
      )}
      <NewEntry id={id} onAdded={() => void revalidate()} />
    </section>
  )
}

const eventWords: Record<KnownEvent['kind'], string> = {
  asked: 'You asked',
  answered: 'An answer came',
  viewing: 'Viewing agreed',
}

type LineProps = { line: DiaryLine; onRemove: (entry: DiaryEntry) => Promise<boolean> }

function Line({ line, onRemove }: LineProps) {
  const { date } = useFormat()
  const entry = 'entry' in line ? line.entry : null
  const words = entry?.stage ? stageWords[entry.stage] : 'event' in line ? eventWords[line.event] : null
  return (
    <li>
      <time dateTime={line.at ?? line.day} className="num small soft">
        {date(line.at ?? `${line.day}T12:00:00.000Z`)}
      </time>
      {words !== null ? (
        <b>{words}</b>
      ) : (
        <span dir="auto" translate="no">
          {entry?.words}
        </span>
      )}
      {entry && (
        <CallButton
          kind="plain"
          size="small"
          round
          className="no-print"
          aria-label="Take this line out"
          onCall={() => onRemove(entry)}
        >
          <Icon of={X} small />
        </CallButton>
      )}
    </li>
  )
}

function NewEntry({ id, onAdded }: { id: string; onAdded: () => void }) {
  const [day, setDay] = useState(() => localDay(new Date()))
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | undefined>()
  const { act } = useAct(onAdded)
  const add = async () => {
    if (!words.trim() || !day) {
      setError('Please write a line, and on which day it was')
      return false
    }
    const isAdded = await act(async () => {
      await (await signedApi()).dossier.addEntry({ params: { id }, body: { day, words } })
      return {}
    })
    if (isAdded) setWords('')
    return isAdded
  }
  return (
    <Form className={`${diaryStyles.newEntry} no-print`} noValidate onSubmit={add} aria-label="A new line">
      <Field label="Day" type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      <Field
        label="What happened"
        dir="auto"
        maxLength={dossierMost.words}
        value={words}
        error={error}
        onChange={({ target }) => {
          setWords(target.value)
          setError(undefined)
        }}
      />
      <SubmitButton>Write it down</SubmitButton>
    </Form>
  )
}
