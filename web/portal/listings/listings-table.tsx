/** web/portal/listings: homes in rows, what was touched or confirmed last first. */
import { Link } from 'react-router'
import type { ModeratedHome } from '#contract/moderation/moderation.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { deskStatusWords } from '#web/platform/words/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable, type DataTableProps } from '#web/ui/table/data-table.tsx'
import { RowPicture } from '#web/ui/lists/row-picture.tsx'
import { useWhen } from '../clock.ts'
import { useAddress, withParam } from '../use-address.ts'
import { HomePrice } from './home-parts.tsx'
import { readListingsQuery } from './listings-query.ts'
import { evidenceWords } from './words/evidence-words.ts'
import { flagWords, stateWords } from './words/words.ts'
import styles from './listings.module.css'

/** Of the link to a home, where the focus returns to. */
export const linkIdOf = (id: string): string => `home-${id}`

type Props = Pick<DataTableProps<ModeratedHome>, 'empty' | 'paging' | 'csv' | 'isBusy'> & {
  homes: readonly ModeratedHome[]
  acts: NonNullable<DataTableProps<ModeratedHome>['bulk']>['acts']
}

export function ListingsTable({ homes, acts, ...more }: Props) {
  const { params } = useAddress()
  const moment = readListingsQuery(params).confirmed ? confirmed : touched
  return (
    <DataTable
      label="All homes"
      columns={[...columns, moment]}
      rows={homes}
      rowId={({ id }) => id}
      bulk={{ name: ({ reference, title }) => reference ?? title, acts }}
      {...more}
    />
  )
}

const columns: Column<ModeratedHome>[] = [
  { id: 'home', head: 'Home', cell: (home) => <Home home={home} />, isMain: true },
  { id: 'flags', head: 'What is odd', cell: (home) => <Flags home={home} /> },
  { id: 'state', head: 'State', cell: (home) => <State home={home} /> },
  { id: 'price', head: 'Price', cell: (home) => <HomePrice home={home} />, isNumeric: true },
  { id: 'agency', head: 'Agency', cell: (home) => <Agency home={home} /> },
]

const latest = { isNumeric: true, ordered: 'descending' } as const
const touched: Column<ModeratedHome> = {
  ...latest,
  id: 'touched',
  head: 'Touched',
  cell: ({ touchedAt }) => <When at={touchedAt} />,
}
const confirmed: Column<ModeratedHome> = {
  ...latest,
  id: 'confirmed',
  head: 'Confirmed',
  cell: ({ confirmedAt }) => <When at={confirmedAt} />,
}

function Home({ home }: { home: ModeratedHome }) {
  const { params, change } = useAddress()
  const { country } = useFormat()
  const { id, title, reference, place } = home
  return (
    <span className={styles.home}>
      <RowPicture of={home.picture} />
      <span>
        <Link
          id={linkIdOf(id)}
          className="row-main"
          to={`?${withParam(params, 'home', id)}`}
          translate="no"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            change('home', id)
          }}
        >
          {title}
        </Link>
        <span className={classNames('row-sub', styles.cut)}>
          {reference && (
            <>
              <bdi translate="no">{reference}</bdi> ·{' '}
            </>
          )}
          <bdi translate="no">{place}</bdi>, <span>{country(home.country)}</span>
        </span>
      </span>
    </span>
  )
}

/** The first with its reason, the others by name. */
function Flags({ home: { flags } }: { home: ModeratedHome }) {
  const format = useFormat()
  const open = flags.filter(({ isSettled }) => !isSettled)
  const [first] = open
  if (!first) return <span className="note">–</span>
  return (
    <span className={styles.flags}>
      <b>{open.map(({ kind }) => flagWords[kind]).join(format.comma)}</b>
      <span className={styles.reason}>{evidenceWords(first.evidence, format)}</span>
    </span>
  )
}

/** While nothing waits, how it stands on the market. */
function State({ home: { state, status } }: { home: ModeratedHome }) {
  const { word, mark } = stateWords[state]
  return state === 'clear' ? (
    <span className="soft">{deskStatusWords[status]}</span>
  ) : (
    <>
      <Status mark={mark}>{word}</Status>
      <span className="row-sub">{deskStatusWords[status]}</span>
    </>
  )
}

function Agency({ home: { agency, feed } }: { home: ModeratedHome }) {
  const { params } = useAddress()
  return (
    <>
      <Link className={styles.agency} to={`?${withParam(params, 'agency', agency.id)}`} translate="no">
        {agency.name}
      </Link>
      <span className={classNames('row-sub', styles.cut)}>
        {feed === null ? 'By hand' : <bdi translate="no">{feed}</bdi>}
      </span>
    </>
  )
}

function When({ at }: { at: string }) {
  const { when } = useWhen()
  return (
    <time className="keep" dateTime={at}>
      {when(at)}
    </time>
  )
}
