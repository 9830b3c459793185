/** web/listings: how many homes of this page are hidden, with the way to see them again. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { showHomes } from './hidden.ts'

export function HiddenNote({ ids }: { ids: readonly string[] }) {
  const format = useFormat()
  if (ids.length === 0) return null
  return (
    <output className="small soft hidden-note">
      {ids.length === 1
        ? 'A home you hid is left out here.'
        : `${format.number(ids.length)} homes you hid are left out here.`}{' '}
      <button type="button" className="link" onClick={() => showHomes(ids)}>
        {ids.length === 1 ? 'Show it again' : 'Show them again'}
      </button>
    </output>
  )
}
