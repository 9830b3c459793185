/** web/portal/people: people in rows, newest first; on phones each row becomes a small grid. */
import { Link } from 'react-router'
import type { Person } from '#contract/accounts/portal.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable, type DataTableProps } from '#web/ui/table/data-table.tsx'
import { useWhen } from '../clock.ts'
import { useAddress, withParam } from '../use-address.ts'
import { roleWords, stateWords } from './words.ts'
import styles from './people.module.css'

/** Of the link to a person, where the focus returns to. */
export const linkIdOf = (id: string): string => `person-${id}`

type Props = Pick<DataTableProps<Person>, 'empty' | 'paging' | 'csv' | 'isBusy'> & {
  people: readonly Person[]
  openId: string | null
}

export function PeopleTable({ people, openId, ...more }: Props) {
  return (
    <DataTable
      label="People"
      columns={columnsWith(openId)}
      rows={people}
      rowId={({ id }) => id}
      className={classNames('stacked stacked--pairs', styles.peopleTable)}
      rowClassName={({ id }) => (id === openId ? styles.personOpen : undefined)}
      {...more}
    />
  )
}

const columnsWith = (openId: string | null): Column<Person>[] => [
  { id: 'name', head: 'Name', cell: (person) => <Name person={person} isOpen={person.id === openId} /> },
  { id: 'role', head: 'Role', cell: ({ role }) => roleWords[role].one },
  { id: 'state', head: 'State', cell: ({ state }) => <State of={state} /> },
  { id: 'country', head: 'Country', cell: ({ country }) => <Country code={country} /> },
  {
    id: 'joined',
    head: 'Joined',
    cell: ({ createdAt }) => <When at={createdAt} />,
    isNumeric: true,
    ordered: 'descending',
  },
  {
    id: 'lastSignIn',
    head: 'Last sign-in',
    cell: ({ lastSignInAt }) => <When at={lastSignInAt} />,
    isNumeric: true,
  },
]

function Name({ person, isOpen }: { person: Person; isOpen: boolean }) {
  const { params, change } = useAddress()
  return (
    <>
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
    </>
  )
}

function State({ of }: { of: Person['state'] }) {
  const { word, mark } = stateWords[of]
  return <Status mark={mark}>{word}</Status>
}

function Country({ code }: { code: string | null }) {
  const { country } = useFormat()
  return code ? country(code) : <span className="note">–</span>
}

function When({ at }: { at: string | null }) {
  const { when } = useWhen()
  return at ? <time dateTime={at}>{when(at)}</time> : <span className="note">never</span>
}
