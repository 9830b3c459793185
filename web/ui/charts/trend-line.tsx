/** ui: a line over equal steps of time that fills its box; gaps where nothing is known. Decorative. */
import './spark.css'

const box = { width: 180, height: 40, pad: 3 }

export function TrendLine({ values }: { values: readonly (number | null)[] }) {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return <svg className="spark" viewBox="0 0 180 40" aria-hidden="true" />
  const least = Math.min(...known)
  const most = Math.max(...known)
  const x = (index: number) => (index / (values.length - 1)) * box.width
  const y = (value: number) =>
    box.height - box.pad - ((value - least) / (most - least || 1)) * (box.height - 2 * box.pad)
  let pen = 'M'
  let path = ''
  for (const [index, value] of values.entries()) {
    if (value === null) {
      pen = 'M'
      continue
    }
    path += `${pen}${x(index).toFixed(1)} ${y(value).toFixed(1)}`
    pen = 'L'
  }
  return (
    <svg className="spark" viewBox="0 0 180 40" preserveAspectRatio="none" aria-hidden="true">
      <path className="flat" vectorEffect="non-scaling-stroke" d={path} />
    </svg>
  )
}
