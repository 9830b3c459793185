/** web/portal/listings: what tables and the page of one home show alike. */
import type { DeskHome } from '#contract/moderation/moderation.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { periodWords, priceModeWords } from '#web/platform/words/words.ts'

export function HomePrice({ home: { price } }: { home: Pick<DeskHome, 'price'> }) {
  const { money } = useFormat()
  if (price.amount === null) return <span className="soft">{priceModeWords.onRequest}</span>
  return (
    <>
      <bdi className="num keep">{money({ amount: price.amount, currency: price.currency })}</bdi>
      {price.period !== 'once' && <span className="row-sub">{periodWords[price.period]}</span>}
    </>
  )
}
