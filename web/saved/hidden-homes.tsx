/** web/saved: how many homes of a list are kept and not shown now, as those of a suspended agency. */
import { useFormat } from '#web/platform/formats/format.tsx'

export function HiddenHomes({ count }: { count: number }) {
  const format = useFormat()
  if (count === 0) return null
  return (
    <p className="small soft">
      {`Not shown at present: ${format.plural(count, 'home')}. What you wrote about them stays.`}
    </p>
  )
}
