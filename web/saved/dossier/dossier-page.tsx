/**
 * web/saved/dossier: the living page of a saved home: what changed, how
 * far one is, and everything one keeps with it.
 */
import { ArrowLeft, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Dossier } from '#contract/saved/dossier.ts'
import type { Picture } from '#contract/vocabulary/media.ts'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PrintHead } from '../print-head.tsx'
import { Changes } from './changes.tsx'
import { Diary } from './diary.tsx'
import { stageNow, type KnownEvent } from './diary.rules.ts'
import { Files } from './files.tsx'
import { Notes } from './notes.tsx'
import { purchaseSteps } from './purchase-steps.ts'
import { Stage } from './stage.tsx'
import { Steps } from './steps.tsx'
import { useWritten } from './use-written.ts'
import styles from './dossier.module.css'

type Props = {
  dossier: Dossier
  home: {
    id: string
    title: string
    place: string
    country: string
    purpose: Purpose
    picture: Picture | null
  }
  price: ReactNode
  events: readonly KnownEvent[]
  /** What was asked, and what was answered. */
  questions: ReactNode
  /** What is the same for everybody: life line and cost. */
  children: ReactNode
}

export function DossierPage({ dossier, home, price, events, questions, children }: Props) {
  const editor = useWritten(home.id, dossier)
  const { id } = home
  return (
    <main id="main" className={classNames('page', styles.dossier)}>
      <PrintHead />
      <p className="no-print">
        <Link className="link" to="/savedProperties">
          <Icon of={ArrowLeft} small className="icon--turns" /> Saved homes
        </Link>
      </p>
      <Head home={home} price={price} />
      <Stage id={id} stage={stageNow(dossier.stage, events)} isChosen={dossier.stage !== null} />
      <Changes id={id} dossier={dossier} />
      <div className={styles.columns}>
        <div>
          <section
            className={classNames(styles.part, events.length === 0 && 'no-print')}
            aria-labelledby="questions"
          >
            <h2 className="subheading" id="questions">
              Questions and viewings
            </h2>
            {questions}
          </section>
          <Diary id={id} entries={dossier.diary} events={events} />
          <Steps steps={purchaseSteps(home.country, home.purpose)} editor={editor} />
        </div>
        <div>
          <Notes editor={editor} />
          <Files id={id} files={dossier.files} />
        </div>
      </div>
      {children}
    </main>
  )
}

function Head({ home: { id, title, place, picture }, price }: Pick<Props, 'home' | 'price'>) {
  return (
    <header className={styles.head}>
      {picture?.src && (
        <img
          src={picture.src}
          {...(picture.srcset && { srcSet: picture.srcset })}
          sizes="(width <= 760px) 96px, 240px"
          alt={picture.alt}
          style={{ background: picture.placeholder }}
        />
      )}
      <div>
        <p className="small soft">Your dossier</p>
        <h1 className="title" tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        <p className="soft">
          <bdi>{place}</bdi>
        </p>
        {price}
        <div className="button-row no-print">
          <ButtonLink size="small" to={publicHomeAddress(id)}>
            See its page
          </ButtonLink>
          <Button size="small" kind="plain" onClick={() => window.print()}>
            <Icon of={Printer} small />
            Print
          </Button>
        </div>
      </div>
    </header>
  )
}
