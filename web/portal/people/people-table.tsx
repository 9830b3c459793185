/** web/portal/people: people in rows, newest first; on phones each row becomes a small grid. */
import { Link } from 'react-router'
import type { Person } from '#contract/accounts/portal.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Status } from '#web/ui/status.tsx'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import { useWhen } from '../clock.ts'
import { useAddress, withParam } from '../use-address.ts'
import { roleWords, stateWords } from './words.ts'
import styles from './people.module.css'

type Props = { people: readonly Person[]; openId: string | null }

/** Of the link to a person, where the focus returns to. */
export const linkIdOf = (id: string): string => `person-${id}`

export function PeopleTable({ people, openId }: Props) {
  return (
    <Table className={classNames('work-table stacked stacked--pairs', styles.peopleTable)}>
      <thead>
        <Row>
          <Head>Name</Head>
          <Head>Role</Head>
          <Head>State</Head>
          <Head>Country</Head>
          <Head className="r" aria-sort="descending">
            Joined ↓
          </Head>
          <Head className="r">Last sign-in</Head>
        </Row>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isOpen={person.id === openId} />
        ))}
      </tbody>
    </Table>
  )
}

function PersonRow({ person, isOpen }: { person: Person; isOpen: boolean }) {
  const { country } = useFormat()
  const { when } = useWhen()
  const { params, change } = useAddress()
  const { word, mark } = stateWords[person.state]
  return (
    <Row className={classNames(isOpen && styles.personOpen)}>
      <Cell>
        <Link
          id={linkIdOf(person.id)}
          className="row-main"
          to={`?${withParam(params, 'person', person.id)}`}
          aria-current={isOpen ? 'true' : undefined}
          translate="no"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            change('person', person.id)
          }}
        >
          {person.name}
        </Link>
        <span className="row-sub" translate="no">
          {person.email}
        </span>
      </Cell>
      <Cell>{roleWords[person.role].one}</Cell>
      <Cell>
        <Status mark={mark}>{word}</Status>
      </Cell>
      <Cell>{person.country ? country(person.country) : <span className="note">–</span>}</Cell>
      <Cell className="r">
        <time dateTime={person.createdAt}>{when(person.createdAt)}</time>
      </Cell>
      <Cell className="r">
        {person.lastSignInAt ? (
          <time dateTime={person.lastSignInAt}>{when(person.lastSignInAt)}</time>
        ) : (
          <span className="note">never</span>
        )}
      </Cell>
    </Row>
  )
}
