/** web/enquiries: the concierge's brief: what, where, for how much, when; what fits is shown at once. */
import { briefTimeWords } from '#contract/enquiries/enquiry-words.ts'
import type { ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { enquiryTexts, wholeAmount, type BriefReceived } from '#contract/enquiries/enquiries.ts'
import { briefTimes } from '#contract/enquiries/enquiry-codes.ts'
import {
  purposes,
  typeGroups,
  type PropertyType,
  type Purpose,
  type TypeGroup,
} from '#contract/vocabulary/codes.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { useRates } from '#web/platform/money/rates.tsx'
import { typeGroupWords } from '#web/platform/words/words.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { MessageField } from './message-field.tsx'
import { PlaceField } from './place-field.tsx'
import {
  emptySender,
  enquiryApi,
  readAmount,
  senderOf,
  senderShape,
  words,
  type MachineCheck,
} from './sender.ts'
import { SenderFields } from './sender-fields.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './brief-form.module.css'
import enquiryStyles from './enquiry.module.css'

const sum = z
  .string()
  .refine(
    (typed) => typed.trim() === '' || wholeAmount.safeParse(readAmount(typed)).success,
    enquiryTexts.amount,
  )

const schema = z
  .object({
    ...senderShape,
    purpose: z.enum(purposes),
    group: z.string(),
    minBeds: z.string(),
    place: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .refine((place): boolean => place !== null, enquiryTexts.place),
    minPrice: sum,
    maxPrice: sum,
    currency: z.string(),
    when: z.enum(briefTimes),
    message: words,
    share: z.boolean(),
  })
  .refine(
    ({ minPrice, maxPrice }) => !minPrice || !maxPrice || readAmount(minPrice) <= readAmount(maxPrice),
    {
      path: ['maxPrice'],
      message: enquiryTexts.budget,
      when: () => true,
    },
  )
type Values = z.output<typeof schema>

const purposeWords: Record<Purpose, string> = {
  sale: 'To buy',
  rent: 'To rent',
  rentShort: 'For a holiday',
  lease: 'To lease for business',
}
const groups = Object.keys(typeGroups) as TypeGroup[]

type Props = {
  /** Shows the homes that fit. */
  results: (answer: BriefReceived) => ReactNode
}

export function BriefForm({ results }: Props) {
  const { currency } = usePreferences()
  const form = useEnquiryForm<Values, BriefReceived>({
    id: 'brief',
    schema,
    empty: {
      ...emptySender,
      purpose: 'sale',
      group: '',
      minBeds: '',
      place: null,
      minPrice: '',
      maxPrice: '',
      currency,
      when: 'sixMonths',
      message: '',
      share: true,
    },
    send,
  })
  const { input, control } = form
  const message = useWatch({ control, name: 'message' })
  return (
    <>
      <EnquiryFrame
        form={form}
        label="Your brief"
        submit="Send the brief"
        level="h2"
        withoutScript="Sending a brief needs JavaScript. The search works without it, and every home’s page says how to reach its agency."
      >
        <WishFields form={form} />
        <MessageField
          label="What matters to you?"
          input={input('message')}
          error={form.errorOf('message')}
          written={message}
        />
        <SenderFields form={form} help="Answers come to this address." />
        <Checkbox {...input('share')}>
          Agencies in the area may read the brief and answer. They see your name and the brief, not your
          address.
        </Checkbox>
      </EnquiryFrame>
      {form.done && results(form.done)}
    </>
  )
}

type Form = ReturnType<typeof useEnquiryForm<Values, BriefReceived>>

function WishFields({ form }: { form: Form }) {
  const { input, errorOf, control, clearErrors } = form
  return (
    <>
      <div className={styles.enquiryThree}>
        <Select label="Looking" {...input('purpose')}>
          {purposes.map((code) => (
            <option key={code} value={code}>
              {purposeWords[code]}
            </option>
          ))}
        </Select>
        <Select label="What" {...input('group')}>
          <option value="">Any property</option>
          {groups.map((group) => (
            <option key={group} value={group}>
              {typeGroupWords[group]}
            </option>
          ))}
        </Select>
        <Select label="Bedrooms" {...input('minBeds')}>
          <option value="">Any number</option>
          {[1, 2, 3, 4, 5].map((beds) => (
            <option key={beds} value={beds}>
              {beds} or more
            </option>
          ))}
        </Select>
      </div>
      <Controller
        control={control}
        name="place"
        render={({ field }) => (
          <PlaceField
            value={field.value}
            error={errorOf('place')}
            onChange={(place) => {
              clearErrors('place')
              field.onChange(place)
            }}
          />
        )}
      />
      <BudgetFields form={form} />
    </>
  )
}

function BudgetFields({ form: { input, errorOf, control } }: { form: Form }) {
  const { currencies } = useRates()
  const isRent = useWatch({ control, name: 'purpose' }) !== 'sale'
  return (
    <div className={classNames(enquiryStyles.enquiryQuote, styles.briefBudget)}>
      <Field
        label={isRent ? 'From, a month' : 'From'}
        inputMode="numeric"
        maxLength={20}
        {...input('minPrice')}
        error={errorOf('minPrice')}
      />
      <Field
        label={isRent ? 'Up to, a month' : 'Up to'}
        inputMode="numeric"
        maxLength={20}
        {...input('maxPrice')}
        error={errorOf('maxPrice')}
      />
      <Select label="Currency" {...input('currency')} error={errorOf('currency')}>
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
      <Select label="When" {...input('when')}>
        {briefTimes.map((code) => (
          <option key={code} value={code}>
            {briefTimeWords[code]}
          </option>
        ))}
      </Select>
    </div>
  )
}

async function send(values: Values, check: MachineCheck): Promise<BriefReceived> {
  const { purpose, group, minBeds, place, minPrice, maxPrice, currency, when, message, share, ...sender } =
    values
  const { enquiries } = await enquiryApi()
  const types: readonly PropertyType[] = group ? typeGroups[group as TypeGroup] : []
  return enquiries.brief({
    body: {
      ...senderOf(sender, check),
      purpose,
      types: [...types],
      ...(minBeds && { minBeds: Number(minBeds) }),
      place: place?.id ?? '',
      ...(minPrice.trim() && { minPrice: readAmount(minPrice) }),
      ...(maxPrice.trim() && { maxPrice: readAmount(maxPrice) }),
      currency,
      when,
      message,
      share,
    },
  })
}
