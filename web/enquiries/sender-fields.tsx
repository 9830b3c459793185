/** web/enquiries: name, e-mail and, when somebody likes to be called, a telephone number. */
import { useState, type ComponentProps } from 'react'
import { nameHints } from '#contract/http/person.ts'
import { onDemandPart } from '#web/platform/loading/on-demand-part.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import type { SenderValues } from './sender.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './enquiry.module.css'

/** Every country's rules come with it. */
const PhoneField = onDemandPart(() => import('#web/ui/forms/phone-field.tsx'), 'PhoneField')

export type SenderForm = {
  input: (name: keyof SenderValues) => ComponentProps<'input'> & ComponentProps<'select'>
  errorOf: (name: keyof SenderValues) => string | undefined
  getValues: (name: keyof SenderValues) => string
}

type Props = {
  form: SenderForm
  /** Where the answer comes from. */
  help: string
  phone?: 'offered' | 'needed'
}

export function SenderFields({ form: { input, errorOf, getValues }, help, phone = 'offered' }: Props) {
  const [isOpen, setOpen] = useState(phone === 'needed')
  const isShown = isOpen || getValues('phoneNumber') !== '' || errorOf('phoneNumber') !== undefined
  return (
    <>
      <Field
        label="Your name"
        autoComplete="name"
        translate="no"
        help={nameHints.full}
        {...input('name')}
        error={errorOf('name')}
      />
      <Field
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        help={help}
        {...input('email')}
        error={errorOf('email')}
      />
      {isShown ? (
        <PhoneField
          country={input('phoneCountry')}
          number={input('phoneNumber')}
          error={errorOf('phoneNumber')}
          fallback={<div className={styles.enquiryPhoneSpace} />}
          onLost={() => setOpen(false)}
        />
      ) : (
        <button
          type="button"
          className={classNames('link', styles.enquiryMore)}
          onClick={() => setOpen(true)}
        >
          Add a telephone number
        </button>
      )}
    </>
  )
}
