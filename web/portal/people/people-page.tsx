/** web/portal/people: everyone with an account, and the agents who wait for our word. */
import { useCallback, useEffect, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import type { Application } from '#contract/accounts/portal.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { sayCount } from '../counts.ts'
import { NothingHere } from '../nothing-here.tsx'
import { useReread } from '../reread.ts'
import { useAddress } from '../use-address.ts'
import { Pending, type Chosen } from './applications/pending.tsx'
import { PeopleBar } from './people-bar.tsx'
import { readQuery } from './people-query.ts'
import { linkIdOf, PeopleTable } from './people-table.tsx'
import { PersonPanel } from './person-panel.tsx'
import { usePeople, type PeoplePage } from './use-people.ts'
import styles from './people.module.css'

type Props = { page: PeoplePage; applications: readonly Application[] | null }

export function PeoplePageView({ page, applications }: Props) {
  const [params] = useSearchParams()
  const { change } = useAddress()
  const read = useReread()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const personId = params.get('person')
  const list = usePeople(page, readQuery(params))
  const reread = useCallback(() => void read(), [read])
  const close = useCallback(() => {
    change('person', '')
    if (personId) requestAnimationFrame(() => document.getElementById(linkIdOf(personId))?.focus())
  }, [change, personId])
  const showApplication = useShowApplication(personId, setChosen)
  return (
    <>
      <PageHead title="People" lead="Everyone with an account, and the agents who wait for our word." />
      <Pending applications={applications} chosen={chosen} onChoose={setChosen} onChanged={reread} />
      <div className={classNames(styles.people, personId && styles.peopleOpen)}>
        <Everyone page={page} list={list} openId={personId} />
        {personId && (
          <PersonPanel
            key={personId}
            id={personId}
            known={list.people.find(({ id }) => id === personId)}
            onClose={close}
            onPerson={list.patch}
            onDone={reread}
            onShowApplication={showApplication}
          />
        )}
      </div>
    </>
  )
}

/** Closes the person first: a dialog that goes gives the focus back, and the application is to have it. */
function useShowApplication(personId: string | null, choose: (chosen: Chosen) => void) {
  const { change } = useAddress()
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (!wanted || personId) return
    const frame = requestAnimationFrame(() => {
      choose({ userId: wanted })
      setWanted(null)
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted, personId, choose])
  return (userId: string) => {
    setWanted(userId)
    change('person', '')
  }
}

type EveryoneProps = { page: PeoplePage; list: ReturnType<typeof usePeople>; openId: string | null }

function Everyone({ page, list: { people, patch: _patch, ...paging }, openId }: EveryoneProps) {
  const { number, plural } = useFormat()
  const { state, location } = useNavigation()
  const [params] = useSearchParams()
  const isAsking = state === 'loading' && location.pathname.toLowerCase() === '/portal/user-manager'
  return (
    <section aria-labelledby="everyone" className={styles.everyone}>
      <div className="section-head">
        <h2 id="everyone">Everyone</h2>
        <output className="soft num">
          {sayCount(page.total, number, page.mostCounted)} of {sayCount(page.everyone, number)}
        </output>
      </div>
      <PeopleBar counts={page.counts} byRole={page.roles} mostCounted={page.mostCounted} />
      <PeopleTable
        people={people}
        openId={openId}
        isBusy={isAsking}
        csv={{
          address: `/api/meridian/portal/users.csv?${new URLSearchParams(readQuery(params))}`,
          name: 'people.csv',
        }}
        paging={{
          ...paging,
          said:
            page.total > page.mostCounted
              ? `1–${number(people.length)} of ${sayCount(page.total, number, page.mostCounted)}`
              : `1–${number(people.length)} of ${plural(page.total, 'person', 'people')}`,
        }}
        empty={
          <NothingHere title="Nobody yet" keeps={['person']}>
            Everyone who makes an account stands here.
          </NothingHere>
        }
      />
    </section>
  )
}
