/** web/feeds: what a run says of a field, money in it as the visitor reads money. */
import { Fragment } from 'react'
import { moneyOf } from '#contract/money/minor-units.ts'
import { periods, purposes, type Period, type Purpose } from '#contract/vocabulary/codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { typeWords } from '#contract/listings/home-title.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import { periodWords, priceModeWords, purposeWords } from '#web/platform/words/words.ts'

type Offer = {
  purpose: Purpose
  currency: string
  amounts: number[]
  period: Period | null
}

const shape = /^(\w+) ([A-Z]{3})(?: (\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?)?(?: (\w+))?$/
const oneOf = <Name extends string>(names: readonly Name[], name: string | undefined): Name | null =>
  names.find((one) => one === name) ?? null

/**
 * Offers as a run writes them down (`rent EUR 1200 month · sale EUR 250000 once`); null for anything else.
 */
export function offersIn(text: string): Offer[] | null {
  const offers = text.split(' · ').map((part): Offer | null => {
    const [, of, currency = '', from, to, period] = shape.exec(part) ?? []
    const purpose = oneOf(purposes, of)
    const amounts = [from, to].filter((amount) => amount !== undefined).map(Number)
    if (purpose === null) return null
    return { purpose, currency, amounts, period: oneOf(periods, period) }
  })
  const read = offers.filter((offer) => offer !== null)
  return read.length === offers.length ? read : null
}

export function SaidValue({ field, text }: { field: string; text: string }) {
  const { money } = useFormat()
  const offers = field === 'offers' ? offersIn(text) : null
  if (field === 'type' && text in typeWords) return <span>{typeWords[text as PropertyType].one}</span>
  if (!offers) return <bdi translate="no">{text}</bdi>
  return offers.map(({ purpose, currency, amounts, period }, at) => (
    <Fragment key={`${purpose} ${period}`}>
      {at > 0 && ' · '}
      <span>{purposeWords[purpose]}</span>{' '}
      {amounts.length === 0 ? (
        <span>{priceModeWords.onRequest}</span>
      ) : (
        <bdi className="num">{amounts.map((amount) => money(moneyOf(amount, currency))).join('–')}</bdi>
      )}
      {period && period !== 'once' && (
        <>
          {' '}
          <span>{periodWords[period]}</span>
        </>
      )}
    </Fragment>
  ))
}
