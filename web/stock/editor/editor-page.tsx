/** web/stock: a home written by hand, step by step, beside what visitors will see of it. */
import { CircleAlert, CircleCheck, Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formTitle } from '#contract/stock/form-title.ts'
import { askedOf, formSteps, type FormStep } from '#contract/stock/publishing.ts'
import type { Draft } from '#contract/stock/stock.ts'
import { AgentWorkspace } from '#web/platform/agent-workspace.tsx'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { homeAddress, stockAddress } from '../addresses.ts'
import { Aside } from './aside.tsx'
import { Dock } from './dock/dock.tsx'
import { WithFeed } from './feed-marks.tsx'
import { HomeStep } from './home-step.tsx'
import { DropStep } from './photos/photo-drop.tsx'
import { PhotosStep } from './photos/photos-step.tsx'
import { useSending, type Sender } from './photos/use-sending.ts'
import { PlaceStep, type PinMap } from './place-step.tsx'
import { PriceStep } from './price-step.tsx'
import { PublishStep } from './publish-step.tsx'
import { RoomsStep } from './rooms-step.tsx'
import { Step } from './step.tsx'
import { StepsNav } from './steps-nav.tsx'
import { stepWords, summaryOf } from './summaries.ts'
import { useDraft, type DraftEditor } from './use-draft.ts'
import { WordsStep } from './words-step.tsx'
import styles from './editor.module.css'

type Props = { draft: Draft; map: PinMap }

export function EditorPage({ draft, map }: Props) {
  const editor = useDraft(draft)
  const sender = useSending(editor)
  const { form } = editor
  const [open, setOpen] = useState<ReadonlySet<FormStep>>(() => new Set([firstUnfinished(draft)]))
  const fold = (step: FormStep, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, step] : [...now].filter((one) => one !== step)))
  const goTo = (step: FormStep) => {
    fold(step, true)
    requestAnimationFrame(() => {
      const place = document.getElementById(`step-${step}`)
      place?.scrollIntoView({ block: 'start' })
      place?.focus({ preventScroll: true })
    })
  }
  const receive = (files: File[]) => {
    fold('photos', true)
    sender.send(files)
  }
  const base = draft.feed?.base ?? null
  const { money } = useFormat()
  return (
    <AgentWorkspace>
      <Head editor={editor} title={formTitle(form)} listingId={draft.listingId} />
      <Conflict editor={editor} />
      <StepsNav form={form} base={base} onTheirWay={sender.onTheirWay} onStep={goTo} />
      <div className={styles.editor}>
        <WithFeed {...editor}>
          {formSteps.map((step, at) => (
            <div key={step} id={`step-${step}`} tabIndex={-1}>
              <Dropped step={step} onFiles={receive}>
                <Step
                  number={at + 1}
                  title={stepWords[step].title}
                  lead={stepWords[step].lead}
                  summary={summaryOf(step, form, money)}
                  missing={missingWords(step, editor)}
                  isOpen={open.has(step)}
                  onOpen={(isOpen) => fold(step, isOpen)}
                >
                  <Fields step={step} editor={editor} map={map} sender={sender} />
                </Step>
              </Dropped>
            </div>
          ))}
          <PublishStep editor={editor} publishAt={draft.publishAt} onStep={goTo} />
        </WithFeed>
        <Aside editor={editor} onStep={goTo} />
      </div>
      <Dock editor={editor} open={open} onStep={goTo} />
    </AgentWorkspace>
  )
}

const firstUnfinished = ({ form, feed }: Draft): FormStep =>
  askedOf(form, feed?.base).find(({ isMet }) => !isMet)?.requirement.step ?? 'home'

function missingWords(step: FormStep, { form, feed }: DraftEditor): string | null {
  const missing = askedOf(form, feed?.base).filter(
    ({ requirement, isMet }) => requirement.step === step && !isMet,
  )
  return missing.map(({ requirement }) => requirement.missing).join(' ') || null
}

type DroppedProps = { step: FormStep; onFiles: (files: File[]) => void; children: ReactNode }

function Dropped({ step, onFiles, children }: DroppedProps) {
  return step === 'photos' ? <DropStep onFiles={onFiles}>{children}</DropStep> : children
}

type FieldsProps = { step: FormStep; editor: DraftEditor; map: PinMap; sender: Sender }

function Fields({ step, editor, map, sender }: FieldsProps) {
  switch (step) {
    case 'home':
      return <HomeStep {...editor} />
    case 'place':
      return <PlaceStep {...editor} map={map} />
    case 'rooms':
      return <RoomsStep {...editor} />
    case 'photos':
      return <PhotosStep {...editor} sender={sender} />
    case 'words':
      return <WordsStep {...editor} />
    case 'price':
      return <PriceStep {...editor} />
  }
}

type HeadProps = {
  editor: DraftEditor
  title: string | null
  /** Of what is published already. */ listingId: string | null
}

function Head({ editor, title, listingId }: HeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.crumbs}>
          <Link className="link" to={stockAddress}>
            Your homes
          </Link>
          <span aria-hidden="true"> / </span>
          <span>{listingId === null ? 'Draft' : 'Changes'}</span>
        </p>
        <h1>{title === null ? 'A new home' : <bdi translate="no">{title}</bdi>}</h1>
        {editor.feed && (
          <p className="soft">
            <span>From the feed</span> <bdi translate="no">{editor.feed.name}</bdi>
            {' · '}
            <span>What you write here stands over it until you give it back.</span>
          </p>
        )}
      </div>
      <div className={styles.headEnd}>
        <SavingState editor={editor} />
        {listingId !== null && (
          <ButtonLink size="small" to={homeAddress(listingId)}>
            <Icon of={Eye} small />
            What visitors see
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

const savedWords = (at: string | null, locale: string): string =>
  at === null ? 'Saved' : `Saved at ${new Date(at).toLocaleTimeString(locale)}`

function SavingState({ editor: { saving, save } }: { editor: DraftEditor }) {
  const { locale } = useFormat()
  return (
    <output className={styles.saving}>
      {saving.state === 'saved' && (
        <>
          <Icon of={CircleCheck} small />
          <span>{savedWords(saving.at, locale)}</span>
        </>
      )}
      {(saving.state === 'waiting' || saving.state === 'saving') && <span>Saving</span>}
      {saving.state === 'failed' && (
        <>
          <Icon of={CircleAlert} small />
          <span>{saving.message}</span>
          <Button size="small" onClick={() => void save()}>
            Save again
          </Button>
        </>
      )}
      {saving.state === 'conflict' && <span>Not saved</span>}
    </output>
  )
}

function Conflict({ editor: { saving, resolve } }: { editor: DraftEditor }) {
  const { locale } = useFormat()
  if (saving.state !== 'conflict') return null
  const { theirs } = saving
  const when = new Date(theirs.savedAt).toLocaleTimeString(locale)
  return (
    <div className={styles.conflict} role="alert">
      <p>
        <b>Somebody else saved this home while you were writing.</b> <span>{`Saved at ${when}`}</span>
        {theirs.savedBy && <bdi translate="no">{` (${theirs.savedBy})`}</bdi>}
      </p>
      <div className={styles.row}>
        <Button size="small" onClick={() => resolve(theirs, 'theirs')}>
          Take theirs
        </Button>
        <Button size="small" onClick={() => resolve(theirs, 'mine')}>
          Save mine over it
        </Button>
      </div>
    </div>
  )
}
