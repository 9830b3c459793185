/** web/portal/editing: everything of one kind that Meridian says, and whether visitors see it. */
import { Link } from 'react-router'
import { contentKinds, type ContentKind } from '#contract/content/content-codes.ts'
import type { EditedItem } from '#contract/listings/editing.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Status } from '#web/ui/status.tsx'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { kindWords } from './words.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './editing.module.css'

export function TextsPage({ kind, items }: { kind: ContentKind; items: readonly EditedItem[] }) {
  const format = useFormat()
  return (
    <>
      <PageHead title="Content" lead="What Meridian says itself. A draft is kept beside what visitors read." />
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
      <Table className={classNames('ruled', styles.texts)}>
        <caption className="quiet-text">{kindWords[kind]}</caption>
        <thead>
          <Row>
            <Head>Title</Head>
            <Head>Visitors</Head>
            <Head>Changed</Head>
          </Row>
        </thead>
        <tbody>
          {items.map((one) => (
            <Row key={one.slug}>
              <Cell>
                <Link to={`/portal/content/${one.kind}/${one.slug}`}>{one.title}</Link>
                <span className="tiny note">{one.slug}</span>
              </Cell>
              <Cell>
                <Shown of={one} />
              </Cell>
              <Cell className="num">{format.date(one.changedAt)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  )
}

export function Shown({ of: { publishedVersion, latestVersion } }: { of: EditedItem }) {
  if (publishedVersion === null) return <Status mark="off">Not shown</Status>
  if (publishedVersion === latestVersion) return <Status mark="live">Shown</Status>
  return <Status mark="wait">{`Version ${publishedVersion} shown, ${latestVersion} is a draft`}</Status>
}
