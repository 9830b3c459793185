/** web/portal/listings: one home with what is odd about it, beside what that rests on, and on to the next. */
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDecide } from '../use-decide.ts'
import type { HomeList } from '../use-listings.ts'
import { Decisions } from './decisions.tsx'
import { EvidenceBeside } from './evidence-beside.tsx'
import { HomeSide } from './home-side.tsx'
import { keyOf, type Wanted } from './keys.rules.ts'
import { ReviewActs } from './review-acts.tsx'
import { useHome, type HomeView } from './use-home.ts'
import styles from '../listings.module.css'
import portalStyles from '../../portal.module.css'

type Props = {
  id: string
  list: HomeList
  onOpen: (id: string) => void
  onClose: () => void
  /** The lists are read again. */
  onDone: () => Promise<void>
}

export function Review({ id, list, onOpen, onClose, onDone }: Props) {
  const { reading, readAgain } = useHome(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = reading.is === 'there'
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  const steps = stepsIn(list, id)
  return (
    <section aria-label="One home" data-review>
      <Steps steps={steps} onOpen={onOpen} onClose={onClose} />
      {reading.is === 'there' && (
        <Both
          view={reading.view}
          heading={heading}
          steps={steps}
          onOpen={onOpen}
          onDone={async () => {
            await Promise.all([readAgain(), onDone()])
          }}
        />
      )}
      {reading.is === 'reading' && <Skeleton width="100%" height="20rem" />}
      {reading.is === 'failed' && (
        <div className={portalStyles.portalQuiet}>
          <p>{reading.words}</p>
          {!reading.isGone && (
            <Button size="small" onClick={() => void readAgain()}>
              Try again
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

type StepsAt = { number: number; total: number; previous: string | null; next: string | null }

function stepsIn({ items }: HomeList, id: string): StepsAt {
  const at = items.findIndex((home) => home.id === id)
  return {
    number: at + 1,
    total: items.length,
    previous: (at > 0 && items[at - 1]?.id) || null,
    next: (at >= 0 && items[at + 1]?.id) || null,
  }
}

type StepsProps = { steps: StepsAt; onOpen: (id: string) => void; onClose: () => void }

function Steps({ steps: { number: at, total, previous, next }, onOpen, onClose }: StepsProps) {
  const { number } = useFormat()
  return (
    <nav className={styles.steps} aria-label="Homes of this list">
      <Button kind="plain" size="small" onClick={onClose}>
        <Icon of={ArrowLeft} small className="icon--turns" />
        All listings
      </Button>
      {at > 0 && (
        <>
          <span className="small note num">
            {number(at)} of {number(total)}
          </span>
          <Button
            size="small"
            aria-keyshortcuts="k"
            disabled={!previous}
            onClick={() => previous && onOpen(previous)}
          >
            <Icon of={ChevronLeft} small className="icon--turns" />
            Previous
          </Button>
          <Button size="small" aria-keyshortcuts="j" disabled={!next} onClick={() => next && onOpen(next)}>
            Next
            <Icon of={ChevronRight} small className="icon--turns" />
          </Button>
        </>
      )}
    </nav>
  )
}

type BothProps = {
  view: HomeView
  heading: React.RefObject<HTMLHeadingElement | null>
  steps: StepsAt
  onOpen: (id: string) => void
  onDone: () => Promise<void>
}

function Both({ view, heading, steps, onOpen, onDone }: BothProps) {
  const { home, decisions } = view
  const [act, setAct] = useState<'request' | 'remove' | null>(null)
  const { decide, undo, isBusy } = useDecide(onDone)
  const approve = () => decide({ act: 'approve', homes: [{ id: home.id, version: home.version }] })
  useKeys({
    next: () => steps.next && onOpen(steps.next),
    previous: () => steps.previous && onOpen(steps.previous),
    approve: () => home.state !== 'removed' && void approve(),
    request: () => setAct('request'),
    remove: () => home.state !== 'removed' && setAct('remove'),
  })
  return (
    <div className={styles.both}>
      <div className={styles.side}>
        <HomeSide home={home} heading={heading} />
        <ReviewActs
          home={home}
          act={act}
          isBusy={isBusy}
          onAct={setAct}
          onApprove={approve}
          onDecide={async (said) => {
            const isDone = await decide({ ...said, homes: [{ id: home.id, version: home.version }] })
            if (isDone) setAct(null)
            return isDone
          }}
        />
        <Decisions decisions={decisions} isBusy={isBusy} onUndo={(id) => undo([id])} />
      </div>
      <EvidenceBeside view={view} />
    </div>
  )
}

/** Heard while the focus is in the review and in no field, so that nobody's dictation decides anything. */
function useKeys(run: Record<Wanted, () => unknown>) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target instanceof HTMLElement ? event.target : null
    if (!at?.closest('[data-review]') || at.closest('input, textarea, select')) return
    const wanted = keyOf(event)
    if (!wanted) return
    event.preventDefault()
    run[wanted]()
  })
  useEffect(() => {
    const tell = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', tell)
    return () => document.removeEventListener('keydown', tell)
  }, [])
}
