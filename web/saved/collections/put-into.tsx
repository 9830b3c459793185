/** web/saved/collections: a saved home is put into a collection without a mouse. */
import { useId } from 'react'
import { useRevalidator } from 'react-router'
import type { CollectionSummary } from '#contract/saved/collections.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useAct } from '../use-act.ts'
import styles from './collections.module.css'

/** At the end; one that is in stays where it is. */
export const putInto = async (id: string, home: string) =>
  (await signedApi()).collections.place({ params: { id, home }, body: {} })

type Props = { home: { id: string; title: string }; collections: readonly CollectionSummary[] }

/** Nothing where there is no collection that could take it. */
export function PutInto({ home, collections }: Props) {
  const { revalidate } = useRevalidator()
  const { act, isBusy } = useAct(() => void revalidate())
  const id = useId()
  const open = collections.filter(({ isOwn, homes }) => isOwn && !homes.includes(home.id))
  if (open.length === 0) return null
  return (
    <div className={classNames('no-print', styles.putInto)}>
      <label className="quiet-text" htmlFor={id}>
        {`Put ${home.title} into a collection`}
      </label>
      <span className="input input--select">
        <select
          id={id}
          value=""
          disabled={isBusy}
          onChange={({ target }) => {
            if (target.value) void act(() => putInto(target.value, home.id))
          }}
        >
          <option value="">Put into a collection</option>
          {open.map((one) => (
            <option key={one.id} value={one.id} translate="no">
              {one.name}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
