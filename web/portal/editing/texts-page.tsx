/** web/portal/editing: everything of one kind that Meridian says, and whether visitors see it. */
import { Link } from 'react-router'
import { contentKinds, type ContentKind } from '#contract/content/content-codes.ts'
import type { EditedItem } from '#contract/listings/editing.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { kindWords } from './words.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './editing.module.css'

export function TextsPage({ kind, items }: { kind: ContentKind; items: readonly EditedItem[] }) {
  return (
    <>
      <PageHead
        title="Content"
        lead="What Meridian says itself. A draft is kept beside what visitors read."
      />
      <nav className={classNames('segments', styles.textsKinds)} aria-label="Kinds">
        {contentKinds.map((one) => (
          <Link
            key={one}
            className="segment"
            to={`/portal/content?kind=${one}`}
            aria-current={one === kind ? 'page' : undefined}
          >
            {kindWords[one]}
          </Link>
        ))}
      </nav>
      <DataTable
        label={kindWords[kind]}
        columns={columns}
        rows={items}
        rowId={({ slug }) => slug}
        empty="There is no text of this kind yet."
      />
    </>
  )
}

const columns: Column<EditedItem>[] = [
  {
    id: 'title',
    head: 'Title',
    isMain: true,
    orderBy: ({ title }) => title,
    cell: ({ kind, slug, title }) => (
      <>
        <Link className="row-main" to={`/portal/content/${kind}/${slug}`}>
          {title}
        </Link>
        <span className="row-sub">{slug}</span>
      </>
    ),
  },
  { id: 'shown', head: 'Visitors', cell: (item) => <Shown of={item} /> },
  {
    id: 'changed',
    head: 'Changed',
    isNumeric: true,
    orderBy: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => <Changed at={changedAt} />,
  },
]

function Changed({ at }: { at: string }) {
  const { date } = useFormat()
  return <time dateTime={at}>{date(at)}</time>
}

export function Shown({ of: { publishedVersion, latestVersion } }: { of: EditedItem }) {
  if (publishedVersion === null) return <Status mark="off">Not shown</Status>
  if (publishedVersion === latestVersion) return <Status mark="live">Shown</Status>
  return <Status mark="wait">{`Version ${publishedVersion} shown, ${latestVersion} is a draft`}</Status>
}
