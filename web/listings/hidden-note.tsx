/** web/listings: how many homes of this page are hidden, with the way to see them again. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { showHomes } from './hidden.ts'

export function HiddenNote({ ids }: { ids: readonly string[] }) {
  const format = useFormat()
  if (ids.length === 0) return null
  return (
    <output className="small soft hidden-note">
      {format.plural(ids.length, 'home')} you hid {ids.length === 1 ? 'is' : 'are'} left out here.{' '}
      <button type="button" className="link" onClick={() => showHomes(ids)}>
        Show {ids.length === 1 ? 'it' : 'them'} again
      </button>
    </output>
  )
}
