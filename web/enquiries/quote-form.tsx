/** web/enquiries: asking for a rate: how much, from what, into what, when. */
import { quoteTimeWords } from '#contract/enquiries/enquiry-words.ts'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { enquiryTexts, wholeAmount, type Received } from '#contract/enquiries/enquiries.ts'
import { quoteTimes } from '#contract/enquiries/enquiry-codes.ts'
import { moneyOf } from '#contract/money/minor-units.ts'
import { formatDate } from '#web/platform/formats/dates.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { useRates } from '#web/platform/money/rates.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { MessageField } from './message-field.tsx'
import { emptySender, enquiryApi, optionalWords, readAmount, senderOf, senderShape } from './sender.ts'
import { SenderFields } from './sender-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import styles from './enquiry.module.css'

const schema = z
  .object({
    ...senderShape,
    amount: z
      .string()
      .refine((typed) => wholeAmount.safeParse(readAmount(typed)).success, enquiryTexts.amount),
    from: z.string(),
    to: z.string(),
    when: z.enum(quoteTimes),
    message: optionalWords,
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: enquiryTexts.pair, when: () => true })
type Values = z.output<typeof schema>

export function QuoteForm() {
  const { currency } = usePreferences()
  const form = useEnquiryForm<Values, Received>({
    id: 'quote',
    schema,
    empty: {
      ...emptySender,
      amount: '',
      from: currency,
      to: currency === 'EUR' ? 'GBP' : 'EUR',
      when: 'thisMonth',
      message: '',
    },
    send: async ({ amount, from, to, when, message, ...sender }, check) =>
      (await enquiryApi()).enquiries.send({
        body: {
          kind: 'quote',
          ...senderOf(sender, check),
          amount: readAmount(amount),
          from,
          to,
          when,
          ...(message.trim() && { message }),
        },
      }),
  })
  const { input, errorOf, control } = form
  const message = useWatch({ control, name: 'message' })
  return (
    <EnquiryFrame
      form={form}
      label="Ask for a quote"
      submit="Ask for a quote"
      withoutScript="Asking for a quote from here needs JavaScript. Our desks can be called; their numbers stand on the contact page."
    >
      <SumFields form={form} />
      <SenderFields form={form} help="The quote comes to this address." />
      <MessageField
        label="Anything else?"
        input={input('message')}
        error={errorOf('message')}
        written={message}
        rows={3}
        optional
      />
    </EnquiryFrame>
  )
}

type Form = ReturnType<typeof useEnquiryForm<Values, Received>>

function SumFields({ form: { input, errorOf, control } }: { form: Form }) {
  const { currencies } = useRates()
  const [amount, from, to] = useWatch({ control, name: ['amount', 'from', 'to'] })
  const options = currencies.map((code) => <option key={code}>{code}</option>)
  return (
    <>
      <div className={styles.enquiryQuote}>
        <Field
          label="Amount"
          inputMode="numeric"
          maxLength={20}
          {...input('amount')}
          error={errorOf('amount')}
        />
        <Select label="From" {...input('from')} error={errorOf('from')}>
          {options}
        </Select>
        <Select label="Into" {...input('to')} error={errorOf('to')}>
          {options}
        </Select>
        <Select label="When" {...input('when')} error={errorOf('when')}>
          {quoteTimes.map((code) => (
            <option key={code} value={code}>
              {quoteTimeWords[code]}
            </option>
          ))}
        </Select>
      </div>
      <Reference amount={readAmount(amount)} from={from} to={to} />
    </>
  )
}

/** What it would be at the reference rate of the day, which is not what anybody is paid. */
function Reference({ amount, from, to }: { amount: number; from: string; to: string }) {
  const { convert, date } = useRates()
  const { locale, about } = useFormat()
  const worth = Number.isFinite(amount) && amount > 0 && from !== to ? convert(amount, from, to) : null
  if (worth === null || date === null) return null
  const sum = about(moneyOf(worth, to))
  const day = formatDate(date, locale)
  return (
    <p className="small soft">
      About <bdi>{sum}</bdi> at the reference rate of {day}. A quote differs from it by the provider’s own
      rate and fees.
    </p>
  )
}
