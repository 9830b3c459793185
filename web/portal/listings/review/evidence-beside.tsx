/**
 * web/portal/listings: what flags rest on, beside the home: the homes a price was
 * compared with, its place, or the other home.
 */
import { Link } from 'react-router'
import type { ModeratedHome, Neighbour } from '#contract/moderation/moderation.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { deskStatusWords } from '#web/platform/words/words.ts'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowPicture } from '#web/ui/lists/row-picture.tsx'
import { HomePrice } from '../home-parts.tsx'
import { centsOf } from '../words/evidence-words.ts'
import { flagWords } from '../words/words.ts'
import { isOfPlace, PlaceBeside } from './place-beside.tsx'
import { PriceScale } from './price-scale.tsx'
import { TextsBeside } from './texts-beside.tsx'
import type { HomeView } from './use-home.ts'
import styles from '../listings.module.css'

export function EvidenceBeside({ view: { home, neighbours, others, texts } }: { view: HomeView }) {
  const evidence = home.flags.map((flag) => flag.evidence)
  const price = evidence.find((one) => one.kind === 'price')
  const places = evidence.filter(isOfPlace)
  return (
    <div className={styles.beside}>
      {price && (
        <section aria-labelledby="neighbours">
          <h2 id="neighbours">Its neighbours</h2>
          <PriceScale evidence={price} neighbours={neighbours} />
          <DataTable
            label="Homes it was compared with"
            columns={columns}
            rows={neighbours}
            rowId={({ id }) => id}
            empty={<p>The homes it was compared with are gone by now.</p>}
          />
        </section>
      )}
      {places.map((one) => (
        <PlaceBeside key={one.kind} home={home} evidence={one} />
      ))}
      {others.map(({ kind, home: other }) => (
        <section key={kind} aria-label={flagWords[kind]}>
          <h2>{flagWords[kind]}</h2>
          <Twins home={home} other={other} />
        </section>
      ))}
      <TextsBeside
        texts={texts}
        forbidden={evidence.flatMap((one) => (one.kind === 'words' ? one.words : []))}
      />
    </div>
  )
}

const columns: Column<Neighbour>[] = [
  { id: 'home', head: 'Home', cell: (home) => <Named home={home} />, isMain: true },
  { id: 'price', head: 'Price', cell: (home) => <HomePrice home={home} />, isNumeric: true },
  { id: 'area', head: 'Area', cell: ({ areaM2 }) => <Area m2={areaM2} />, isNumeric: true },
  { id: 'perM2', head: 'For a square metre', cell: ({ perM2 }) => <PerM2 of={perM2} />, isNumeric: true },
  { id: 'away', head: 'Away', cell: ({ metres }) => <Away metres={metres} />, isNumeric: true },
]

function Named({ home }: { home: Neighbour }) {
  return (
    <span className={styles.home}>
      <RowPicture of={home.picture} />
      <span>
        <TitleLink home={home} />
        <span className="row-sub" translate="no">
          {home.agency.name}
        </span>
      </span>
    </span>
  )
}

function TitleLink({ home: { id, title } }: { home: Pick<Neighbour, 'id' | 'title'> }) {
  const pageOf = useHomeAddress()
  return (
    <Link className="row-main" to={pageOf(id)} translate="no">
      {title}
    </Link>
  )
}

function Area({ m2 }: { m2: number | null }) {
  const { area } = useFormat()
  return m2 === null ? <span className="note">–</span> : <bdi className="num keep">{area(m2)}</bdi>
}

function PerM2({ of }: { of: number | null }) {
  const { money } = useFormat()
  if (of === null) return <span className="note">–</span>
  return <bdi className="num keep">{money({ amount: centsOf(of), currency: 'EUR' })}</bdi>
}

function Away({ metres }: { metres: number | null }) {
  const { distance } = useFormat()
  return metres === null ? (
    <span className="note">–</span>
  ) : (
    <bdi className="num keep">{distance(metres)}</bdi>
  )
}

/** Row by row, so that what differs is seen. */
function Twins({ home, other }: { home: ModeratedHome; other: Neighbour }) {
  const { area, date, distance } = useFormat()
  const sized = (m2: number | null) => (m2 === null ? '–' : area(m2))
  const rows = [
    {
      name: 'Home',
      mine: home.title,
      theirs: <TitleLink home={other} />,
      isName: true,
    },
    { name: 'Agency', mine: home.agency.name, theirs: other.agency.name, isName: true },
    { name: 'Price', mine: <HomePrice home={home} />, theirs: <HomePrice home={other} /> },
    { name: 'Area', mine: sized(home.areaM2), theirs: sized(other.areaM2) },
    { name: 'Bedrooms', mine: home.bedrooms ?? '–', theirs: other.bedrooms ?? '–' },
    { name: 'Reference', mine: home.reference ?? '–', theirs: other.reference ?? '–', isName: true },
    { name: 'Place', mine: home.place, theirs: other.place, isName: true },
    { name: 'Status', mine: deskStatusWords[home.status], theirs: deskStatusWords[other.status] },
    { name: 'Listed', mine: date(home.listedAt), theirs: date(other.listedAt) },
  ]
  return (
    <>
      {other.picture?.src && (
        <img
          className={styles.photo}
          src={other.picture.src}
          alt=""
          style={{ background: other.picture.placeholder }}
        />
      )}
      <table className={styles.twins}>
        <thead>
          <tr>
            <th scope="col">
              <span className="quiet-text">Fact</span>
            </th>
            <th scope="col">This home</th>
            <th scope="col">The other</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, mine, theirs, isName }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td translate={isName ? 'no' : undefined}>{mine}</td>
              <td translate={isName ? 'no' : undefined}>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {other.metres !== null && (
        <p className="small soft">
          {other.metres < 1
            ? 'Both have the same point.'
            : `The two points are ${distance(other.metres)} apart.`}
        </p>
      )}
    </>
  )
}
