/**
 * web/portal/people: agents who wait for our word: the list with
 * its clocks, and the application that is open.
 */
import { useEffect, useRef, useState } from 'react'
import type { Application } from '#contract/accounts/portal.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ScaleMeter } from '#web/ui/charts/scale-meter.tsx'
import { useNow } from '../../clock.ts'
import { ApplicationCard, applicationId } from './application-card.tsx'
import type { Draft } from './decision.tsx'
import { promisedHours, readClock } from './clock.rules.ts'
import portalStyles from '../../portal.module.css'
import styles from '../people.module.css'

export type Chosen = { userId: string }

type Props = {
  /** Null when they could not be read. */
  applications: readonly Application[] | null
  /** Which one was chosen, here or elsewhere on the page; each choice is an object of its own. */
  chosen: Chosen | null
  onChoose: (chosen: Chosen) => void
  /** Reads everything again. */
  onChanged: () => void
}

export function Pending({ applications, chosen, onChoose, onChanged }: Props) {
  const { plural } = useFormat()
  const [decided, setDecided] = useState<readonly string[]>([])
  const [drafts] = useState(() => new Map<string, Draft>())
  const waiting = applications?.filter((one) => !decided.includes(keyOf(one))) ?? []
  const open = waiting.find(({ userId }) => userId === chosen?.userId) ?? waiting[0]
  const heading = useRef<HTMLHeadingElement>(null)
  const openId = open?.userId
  const served = useRef<Chosen | null>(null)
  // A choice moves the focus once, as soon as its application is here; lists that are read again do not.
  useEffect(() => {
    if (!chosen || chosen === served.current || chosen.userId !== openId) return
    served.current = chosen
    document.getElementById(applicationId)?.focus()
  }, [chosen, openId])
  const leave = (key: string) => setDecided((before) => [...before, key])
  const comeBack = (key: string) => setDecided((before) => before.filter((one) => one !== key))
  return (
    <section aria-labelledby="pending">
      <div className="section-head">
        <h2 id="pending" ref={heading} tabIndex={-1}>
          Agents pending approval
        </h2>
        {applications && (
          <p className="num">{plural(waiting.length, 'application')} · our promise: 24–48 hours</p>
        )}
      </div>
      {applications === null ? (
        <div className={portalStyles.portalQuiet}>
          <p>The applications did not arrive.</p>
          <Button size="small" onClick={onChanged}>
            Try again
          </Button>
        </div>
      ) : !open ? (
        <EmptyState title="Nobody is waiting" level="h3">
          <p className="soft">
            Everyone who applied has had our word. The next application stands here with its 48 hours.
          </p>
        </EmptyState>
      ) : (
        <div className={styles.pending}>
          <PendingList waiting={waiting} open={open} onChoose={onChoose} />
          <ApplicationCard
            key={keyOf(open)}
            application={open}
            drafts={drafts}
            onDecided={() => {
              leave(keyOf(open))
              heading.current?.focus()
            }}
            onFailed={() => comeBack(keyOf(open))}
            onChanged={onChanged}
          />
        </div>
      )}
    </section>
  )
}

/** An application that was opened again is another one: its clock began again. */
const keyOf = ({ userId, appliedAt }: Application) => `${userId} ${appliedAt}`

type ListProps = { waiting: readonly Application[]; open: Application; onChoose: (chosen: Chosen) => void }

function PendingList({ waiting, open, onChoose }: ListProps) {
  return (
    <div className={styles.pendingList}>
      <ul>
        {waiting.map((one) => {
          const isOpen = one.userId === open.userId
          return (
            <li key={one.userId}>
              <button
                type="button"
                aria-current={isOpen ? 'true' : undefined}
                onClick={() => onChoose({ userId: one.userId })}
              >
                <b translate="no">{one.name}</b>
                <span className="row-sub" translate="no">
                  {one.agencyName}
                </span>
                <ClockLine application={one} />
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.pendingNote}>Least time left first. The bar is 48 hours long, its middle is 24.</p>
    </div>
  )
}

function ClockLine({ application: { appliedAt, dueAt } }: { application: Application }) {
  const clock = readClock(onThisClock(appliedAt), onThisClock(dueAt), useNow())
  return (
    <span className={classNames(styles.clock, clock.isLate && styles.clockLate)}>
      <ScaleMeter
        label={`Hours used of ${promisedHours}`}
        value={clock.hoursUsed}
        max={promisedHours}
        text={clock.words}
        steps={2}
        late={clock.isLate}
        small
      />
      <b>{clock.words}</b>
    </span>
  )
}
