/**
 * web/stock: gives homes another state; of those that are sold or let it asks what they went for, and when.
 */
import { useState } from 'react'
import { moneyOf } from '#contract/money/minor-units.ts'
import { givenStatuses, type GivenStatus } from '#contract/stock/stock-codes.ts'
import type { StockItem } from '#contract/stock/stock.ts'
import type { Money } from '#contract/vocabulary/common.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { statusWords } from '#web/platform/words/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import styles from './stock.module.css'

type Ask = { status: GivenStatus; closing?: { on: string | null; price: Money | null } }
type Props = {
  homes: readonly StockItem[]
  isBusy: boolean
  /** Answers whether it was done. */
  onStatus: (ask: Ask) => Promise<boolean>
}

const isEnd = (status: GivenStatus): boolean => status === 'sold' || status === 'leased'

export function StatusForm({ homes, isBusy, onStatus }: Props) {
  const [status, setStatus] = useState<GivenStatus>('underOffer')
  const [isClosing, setClosing] = useState(false)
  const ask = async (): Promise<boolean> => {
    if (!isEnd(status)) return onStatus({ status })
    setClosing(true)
    return false
  }
  return (
    <>
      <Form className={styles.bulkForm} onSubmit={ask}>
        <span className="input input--select">
          <select
            aria-label="New state"
            value={status}
            onChange={(event) =>
              setStatus(givenStatuses.find((one) => one === event.target.value) ?? 'active')
            }
          >
            {givenStatuses.map((one) => (
              <option key={one} value={one}>
                {statusWords[one]}
              </option>
            ))}
          </select>
        </span>
        <SubmitButton size="small" disabled={isBusy}>
          Set state
        </SubmitButton>
      </Form>
      <Dialog open={isClosing} onOpenChange={setClosing} title="What it went for">
        <ClosingForm
          homes={homes}
          status={status}
          onStatus={async (ask) => {
            const isDone = await onStatus(ask)
            if (isDone) setClosing(false)
            return isDone
          }}
        />
      </Dialog>
    </>
  )
}

/** Both may stay empty. The price is that of one home. */
function ClosingForm({ homes, status, onStatus }: Omit<Props, 'isBusy'> & { status: GivenStatus }) {
  const { now } = useFormat()
  const [only] = homes
  const currency = homes.length === 1 ? only?.price.currency : undefined
  const send = (event: React.SubmitEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    const on = String(typed.get('on') ?? '') || null
    const paid = Number(typed.get('price') ?? 0)
    const price = currency && paid > 0 ? moneyOf(paid, currency) : null
    return onStatus({ status, ...((on ?? price) && { closing: { on, price } }) })
  }
  return (
    <Form className="stack" onSubmit={send}>
      <Field
        label="Closed on"
        help="Empty where nobody is to know."
        name="on"
        type="date"
        max={now.slice(0, 10)}
        defaultValue={now.slice(0, 10)}
      />
      {currency && (
        <Field
          label="Price in the end"
          suffix={currency}
          help="Empty where nobody is to know."
          name="price"
          type="number"
          inputMode="decimal"
          min={1}
          step="any"
        />
      )}
      <SubmitButton kind="primary" busy="Changing">
        Set state
      </SubmitButton>
    </Form>
  )
}
