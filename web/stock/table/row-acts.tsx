/** web/stock: what is done to one home: changed, copied, its price, or that it is still there. */
import { useState } from 'react'
import type { StockItem } from '#contract/stock/stock.ts'
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './stock.module.css'
import { useAct } from './use-act.ts'
import { useOpenDraft } from './use-open-draft.ts'

type Props = { home: StockItem; onChanged: () => void }

export function RowActs({ home, onChanged }: Props) {
  const { act, isBusy } = useAct(onChanged)
  const [isPricing, setPricing] = useState(false)
  const isOwn = home.feed === null
  const open = useOpenDraft(home.id)
  const name = home.reference ?? home.title
  return (
    <span className={styles.acts}>
      <CallButton size="small" kind="plain" aria-label={`Edit ${name}`} onCall={() => open('edit')}>
        Edit
      </CallButton>
      <CallButton size="small" kind="plain" aria-label={`Copy ${name}`} onCall={() => open('copy')}>
        Copy
      </CallButton>
      <CallButton
        size="small"
        kind="plain"
        aria-label={`Confirm ${name}`}
        disabled={isBusy}
        onCall={() => act((stock) => stock.confirm({ body: { ids: [home.id] } }))}
      >
        Confirm
      </CallButton>
      {isOwn && home.price.amount !== null && (
        <Button size="small" kind="plain" aria-label={`Price of ${name}`} onClick={() => setPricing(true)}>
          Price
        </Button>
      )}
      <PriceDialog home={home} isOpen={isPricing} onOpen={setPricing} onChanged={onChanged} />
    </span>
  )
}

type DialogProps = Props & { isOpen: boolean; onOpen: (isOpen: boolean) => void }

function PriceDialog({ home, isOpen, onOpen, onChanged }: DialogProps) {
  const { purpose, price } = home
  const { act } = useAct(onChanged)
  const send = async (event: React.SubmitEvent<HTMLFormElement>) => {
    const whole = Number(new FormData(event.currentTarget).get('amount'))
    const money = moneyOf(whole, price.currency)
    const isDone = await act((stock) =>
      stock.setPrice({ params: { id: home.id }, body: { purpose, price: money } }),
    )
    if (isDone) onOpen(false)
    return isDone
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpen} title="New price">
      <Form onSubmit={send}>
        <Field
          label={`Price in ${price.currency}`}
          help="The change is shown on the home’s life line."
          name="amount"
          type="number"
          inputMode="decimal"
          min={1}
          step="any"
          required
          defaultValue={
            price.amount === null ? '' : wholeUnits({ amount: price.amount, currency: price.currency })
          }
        />
        <SubmitButton kind="primary" busy="Changing">
          Change the price
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
