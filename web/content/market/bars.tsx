/** web/content: a table whose numbers are also bars, so that the eye compares what the reader reads. */
import type { ReactNode } from 'react'
import { Cell, Head, Row, Table } from '#web/ui/lists/table.tsx'
import './bars.css'

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
    <Table className="bars">
      <caption className="quiet-text">{caption}</caption>
      <thead>
        <Row>
          <Head>{name}</Head>
          <Head>{measure}</Head>
          {bars[0]?.more.map(({ label }) => (
            <Head key={label} className="r">
              {label}
            </Head>
          ))}
        </Row>
      </thead>
      <tbody>
        {bars.map(({ key, name, value, words, more }) => (
          <Row key={key}>
            <Cell className="bars-name">{name}</Cell>
            <Cell className="bars-value num">
              <span
                className="bar"
                style={{ inlineSize: `${((value / most) * 100).toFixed(1)}%` }}
                aria-hidden="true"
              />
              <bdi>{words}</bdi>
            </Cell>
            {more.map((one) => (
              <Cell key={one.label} className="r num" data-label={one.label}>
                <bdi>{one.words}</bdi>
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
