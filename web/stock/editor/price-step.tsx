/** web/stock: what is asked, on which terms, and the papers a buyer asks for. */
import { currenciesInUse, moneyOf } from '#contract/money/minor-units.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { isDwelling } from '#contract/stock/publishing.ts'
import { costKindWords, furnishingWords, periodWords, petsWords } from '#web/platform/words/words.ts'
import { priceModeChoices } from '../words.ts'
import { costKinds, furnishings, periods, priceModes } from './choices.ts'
import { Closing } from './closing.tsx'
import { Marked } from './feed-marks.tsx'
import { ChoiceField, NumberField, SelectField, TextField } from './fields.tsx'
import { MoneyField } from './money-field.tsx'
import { OpenHouses } from './open-houses.tsx'
import { Papers } from './papers.tsx'
import { AddButton, Remove } from './rows/rows.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './editor.module.css'

type Props = Pick<DraftEditor, 'form' | 'change'>
type Price = ListingForm['price']
type PartProps = { form: ListingForm; price: Price; set: (changes: Partial<Price>) => void }

export function PriceStep({ form, change, status }: Props & Pick<DraftEditor, 'status'>) {
  const set = (changes: Partial<Price>) => change((now) => ({ price: { ...now.price, ...changes } }))
  const { price } = form
  return (
    <>
      <Asked form={form} price={price} set={set} />
      {form.purpose !== null && form.purpose !== 'sale' && <Terms form={form} price={price} set={set} />}
      <Costs form={form} price={price} set={set} />
      {(status === 'sold' || status === 'leased') && <Closing form={form} change={change} />}
      <Marked of="openHouses" label="Open houses and auction">
        <OpenHouses form={form} change={change} />
      </Marked>
      {isDwelling(form) && <Papers form={form} change={change} />}
    </>
  )
}

const recurring = periods.filter((period) => period !== 'once')

function Asked({ form: { purpose }, price, set }: PartProps) {
  return (
    <>
      <div className={styles.row}>
        <ChoiceField
          label="How it is meant"
          of="price.mode"
          value={price.mode}
          options={priceModes}
          words={priceModeChoices}
          onChange={(mode) =>
            mode && set({ mode, ...(mode === 'onRequest' && { amount: null, amountMax: null }) })
          }
        />
        <SelectField
          label="Currency"
          of="price.currency"
          value={price.currency ?? ''}
          onChange={(currency) => set({ currency: currency || null })}
        >
          <option value="">Choose</option>
          {currenciesInUse.map((code) => (
            <option key={code} value={code} translate="no">
              {code}
            </option>
          ))}
        </SelectField>
        {purpose !== null && purpose !== 'sale' && (
          <ChoiceField
            label="Paid for"
            of="price.period"
            none="Choose"
            value={price.period === 'once' ? null : price.period}
            options={recurring}
            words={periodWords}
            onChange={(period) => set({ period })}
          />
        )}
      </div>
      {price.mode !== 'onRequest' && <Amounts price={price} set={set} />}
    </>
  )
}

function Amounts({ price, set }: Omit<PartProps, 'form'>) {
  return (
    <div className={styles.row}>
      <MoneyField
        label={price.mode === 'range' ? 'Lowest price' : 'Price'}
        of="price.amount"
        currency={price.currency}
        value={price.amount}
        onChange={(amount) => set({ amount })}
      />
      {price.mode === 'range' && (
        <MoneyField
          label="Highest price"
          of="price.amountMax"
          currency={price.currency}
          value={price.amountMax}
          onChange={(amountMax) => set({ amountMax })}
        />
      )}
    </div>
  )
}

const petAnswers = ['yes', 'no', 'ask'] as const

function Terms({ price, set }: PartProps) {
  return (
    <div className={styles.row}>
      <MoneyField
        label="Rent deposit"
        of="price.deposit"
        currency={price.currency}
        value={price.deposit}
        onChange={(deposit) => set({ deposit })}
      />
      <TextField
        label="Free from"
        of="price.availableFrom"
        type="date"
        value={price.availableFrom}
        onChange={(availableFrom) => set({ availableFrom })}
      />
      <NumberField
        label="At least for (months)"
        of="price.minTermMonths"
        max={1_200}
        value={price.minTermMonths}
        onChange={(minTermMonths) => set({ minTermMonths })}
      />
      <ChoiceField
        label="Furniture"
        of="price.furnished"
        none="Not said"
        value={price.furnished}
        options={furnishings}
        words={furnishingWords}
        onChange={(furnished) => set({ furnished })}
      />
      <ChoiceField
        label="Pets"
        of="price.pets"
        none="Not said"
        value={price.pets}
        options={petAnswers}
        words={petsWords}
        onChange={(pets) => set({ pets })}
      />
    </div>
  )
}

function Costs({ price, set }: PartProps) {
  const change = (at: number, changes: Partial<Price['costs'][number]>) =>
    set({ costs: price.costs.map((one, i) => (i === at ? { ...one, ...changes } : one)) })
  return (
    <Marked of="price.costs" label="Running costs">
      <fieldset className={styles.list}>
        <legend className="field-label">Running costs</legend>
        {price.costs.map((cost, at) => (
          <div key={at} className={styles.row}>
            <ChoiceField
              label="What for"
              value={cost.kind}
              options={costKinds}
              words={costKindWords}
              onChange={(kind) => kind && change(at, { kind })}
            />
            <MoneyField
              label="Amount"
              currency={price.currency}
              value={cost.amount}
              onChange={(amount) => amount && change(at, { amount })}
            />
            <ChoiceField
              label="Paid for"
              value={cost.period}
              options={recurring}
              words={periodWords}
              onChange={(period) => period && change(at, { period })}
            />
            <Remove
              name={costKindWords[cost.kind]}
              onRemove={() => set({ costs: price.costs.filter((_, i) => i !== at) })}
            />
          </div>
        ))}
        {price.costs.length < 20 && (
          <AddButton
            onAdd={() =>
              set({
                costs: [
                  ...price.costs,
                  {
                    kind: 'community',
                    amount: moneyOf(100, price.currency ?? 'EUR').amount,
                    period: 'month',
                  },
                ],
              })
            }
          >
            Add a cost
          </AddButton>
        )}
      </fieldset>
    </Marked>
  )
}
