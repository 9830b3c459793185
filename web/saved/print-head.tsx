/** web/saved: what stands above a sheet on paper: whose it is and of which day. */
import { brand } from '#contract/content/brand.ts'
import { useFormat } from '#web/platform/formats/format.tsx'

export function PrintHead() {
  const { date, now } = useFormat()
  return (
    <p className="only-print">
      <b translate="no">{brand.name}</b>
      <span>{date(now)}</span>
    </p>
  )
}
