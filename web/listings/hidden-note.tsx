/** web/listings: how many homes of this page are hidden, with the way to see them again. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { showHomes } from './hidden.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './card-tools.module.css'

export function HiddenNote({ ids }: { ids: readonly string[] }) {
  const format = useFormat()
  if (ids.length === 0) return null
  return (
    <output className={classNames('small soft', styles.hiddenNote)}>
      {ids.length === 1
        ? 'A home you hid is left out here.'
        : `${format.number(ids.length)} homes you hid are left out here.`}{' '}
      <button type="button" className="link" onClick={() => showHomes(ids)}>
        {ids.length === 1 ? 'Show it again' : 'Show them again'}
      </button>
    </output>
  )
}
