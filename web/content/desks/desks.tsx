/** web/content: Meridian's desks: where they are, when they are open, what time it is there. */
import { classNames } from '#web/ui/class-names.ts'
import type { Office } from '#contract/content/content.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { clockAt } from '#web/platform/formats/time-zones.ts'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import { isOpen } from './desk-times.ts'
import styles from './desks.module.css'

export function Desks({ offices, phones = false }: { offices: readonly Office[]; phones?: boolean }) {
  const format = useFormat()
  const now = Date.parse(format.now)
  return (
    <Table className={classNames('ruled stacked', styles.desks)}>
      <caption className="quiet-text">Desks, Monday to Friday, each by its own clock</caption>
      <thead>
        <Row>
          <Head>Desk</Head>
          <Head>Open</Head>
          <Head>Clock there</Head>
          <Head>{phones ? 'Telephone' : 'Languages'}</Head>
        </Row>
      </thead>
      <tbody>
        {offices.map((office) => (
          <Row key={office.city}>
            <Cell>
              <b translate="no">{office.city}</b>
              <span className="soft"> {format.country(office.country)}</span>
            </Cell>
            <Cell className="num">
              <bdi translate="yes">
                {office.opens} to {office.closes}
              </bdi>
            </Cell>
            <Cell className="num">
              <span className={isOpen(office, now) ? styles.deskOpen : styles.deskShut}>
                {clockAt(now, office.timeZone, format.locale)}, {isOpen(office, now) ? 'open' : 'closed'}
              </span>
            </Cell>
            <Cell>
              {phones ? <bdi className="num">{office.phone}</bdi> : format.languages(office.languages)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
