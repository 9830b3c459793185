/**
 * web/portal/people: one person beside the list, or over it where there is
 * no room: who they are and what can be done.
 */
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Person } from '#contract/accounts/portal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMedia } from '../use-media.ts'
import { PersonBody } from './person-body.tsx'
import { usePerson } from './use-person.ts'
import { initials, roleWords } from './words.ts'
import { classNames } from '#web/ui/class-names.ts'
import portalStyles from '../portal.module.css'
import styles from './person.module.css'

type Props = {
  id: string
  /** As the list knows them, so that the panel is not empty while it reads. */
  known: Person | undefined
  onClose: () => void
  onPerson: (person: Person) => void
  onDone: () => void
  onShowApplication: (userId: string) => void
}

export function PersonPanel({ id, known, onClose, onPerson, onDone, onShowApplication }: Props) {
  const hasRoom = useMedia('(width > 1200px)')
  const { reading, isBusy, act, readAgain } = usePerson(id, { onPerson, onDone })
  const person = reading.is === 'there' ? reading.view.person : known
  const name = person?.name ?? (reading.is === 'failed' ? 'Nobody to show' : 'One moment')
  const content = (
    <div aria-busy={isBusy || reading.is === 'reading'}>
      {reading.is === 'there' && (
        <PersonBody view={reading.view} act={act} isBusy={isBusy} onShowApplication={onShowApplication} />
      )}
      {reading.is === 'reading' && <Waiting />}
      {reading.is === 'failed' && (
        <div className={portalStyles.portalQuiet}>
          <p>{reading.words}</p>
          {!reading.isGone && (
            <Button size="small" onClick={readAgain}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  )
  return hasRoom ? (
    <Beside name={name} person={person} isBusy={isBusy} onClose={onClose}>
      {content}
    </Beside>
  ) : (
    <Dialog open onOpenChange={(open) => open || onClose()} title={name} tall width="35rem">
      <div className={classNames(styles.sidePanel, styles.sidePanelOver)}>
        {person && <p className="soft">{headline(person)}</p>}
        {content}
      </div>
    </Dialog>
  )
}

const headline = ({ role, agency }: Person) => (
  <>
    {roleWords[role].one}
    {agency && (
      <>
        , <bdi translate="no">{agency.name}</bdi>
      </>
    )}
  </>
)

type BesideProps = {
  name: string
  person: Person | undefined
  isBusy: boolean
  onClose: () => void
  children: React.ReactNode
}

/** Escape closes it while the focus is inside; a press on its words counts as inside. */
function Beside({ name, person, isBusy, onClose, children }: BesideProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement?.id.startsWith('person-')) heading.current?.focus({ preventScroll: true })
  }, [])
  // The button of an act rests meanwhile, and may be gone afterwards: whoever
  // pressed it by keyboard goes on from the name.
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [isBusy])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInside = panel.current?.contains(document.activeElement)
      if (event.key === 'Escape' && isInside && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <aside ref={panel} className={styles.sidePanel} aria-labelledby="person-name" tabIndex={-1}>
      <Button
        kind="plain"
        size="small"
        round
        className={styles.sidePanelClose}
        aria-label="Close"
        onClick={onClose}
      >
        <Icon of={X} />
      </Button>
      <header>
        <span className={portalStyles.portalAvatar} aria-hidden="true" translate="no">
          {person && initials(person.name)}
        </span>
        <div>
          <h2 id="person-name" ref={heading} tabIndex={-1} translate="no">
            {name}
          </h2>
          {person && <p className="soft">{headline(person)}</p>}
        </div>
      </header>
      {children}
    </aside>
  )
}

function Waiting() {
  return (
    <div className={styles.sidePanelWait}>
      <span className="quiet-text">Reading what there is about this person</span>
      {['55%', '100%', '100%', '70%', '100%', '85%'].map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines without meaning, always the same
        <Skeleton key={index} width={width} height="1.25rem" />
      ))}
    </div>
  )
}
