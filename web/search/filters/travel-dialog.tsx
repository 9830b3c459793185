/** web/search: travel times to keep, in a dialog of their own. */
import { Form, Link } from 'react-router'
import { Dialog } from '#web/ui/dialog.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { addressWith, searchPath } from '../question/addresses.ts'
import { useSearch } from '../search-context.tsx'
import { TravelFields, travelNames } from '../travel/travel-fields.tsx'
import { ShowButton, useFilterForm } from './filter-form.tsx'
import { RestInputs } from './rest-inputs.tsx'
import styles from './filters.module.css'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

export function TravelDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Travel time" width="40rem" tall bare>
      <TravelForm onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function TravelForm({ onDone }: { onDone: () => void }) {
  const { raw, view } = useSearch()
  const { form, count, recount, submit } = useFilterForm(onDone)
  const without = addressWith(raw, { travel: undefined, travelMatch: undefined }, view)
  return (
    <Form
      ref={form}
      method="get"
      action={searchPath}
      className={styles.allFilters}
      onChange={recount}
      onSubmit={submit}
      preventScrollReset
    >
      <div className={styles.allFiltersBody}>
        <p className="soft">How long it may take from home</p>
        <TravelFields />
      </div>
      <div className={classNames('panel-foot', styles.allFiltersFoot)}>
        <RestInputs raw={raw} except={travelNames} view={view} />
        <Link className="link" to={without} preventScrollReset onClick={onDone}>
          Any travel time
        </Link>
        <ShowButton count={count} />
      </div>
    </Form>
  )
}
