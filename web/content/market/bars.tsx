/** web/content: a table whose numbers are also bars, so that the eye compares what the reader reads. */
import type { ReactNode } from 'react'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './bars.module.css'

export type Bar = {
  key: string
  name: ReactNode
  /** What the bar is as long as. */
  value: number
  words: string
  more: readonly { label: string; words: string }[]
}

type Parts = { caption: string; name: string; measure: string; bars: readonly Bar[] }

export function Bars({ caption, name, measure, bars }: Parts) {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <Table className={classNames('ruled stacked', styles.bars)}>
      <caption className="quiet-text">{caption}</caption>
      <thead>
        <Row>
          <Head>{name}</Head>
          <Head>{measure}</Head>
          {bars[0]?.more.map(({ label }) => (
            <Head key={label} className={styles.barsEnd}>
              {label}
            </Head>
          ))}
        </Row>
      </thead>
      <tbody>
        {bars.map(({ key, name, value, words, more }) => (
          <Row key={key}>
            <Cell className={styles.barsName}>{name}</Cell>
            <Cell className={classNames('num', styles.barsValue)}>
              <span
                className={styles.bar}
                style={{ inlineSize: `${((value / most) * 100).toFixed(1)}%` }}
                aria-hidden="true"
              />
              <bdi>{words}</bdi>
            </Cell>
            {more.map((one) => (
              <Cell key={one.label} className={classNames('num', styles.barsEnd)} data-label={one.label}>
                <bdi>{one.words}</bdi>
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
