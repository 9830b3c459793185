/** web/accounts: what everybody who registers says of themselves: names, e-mail, and a password twice. */
import type { UseFormRegisterReturn } from 'react-hook-form'
import { z } from 'zod'
import { email, nameHints, oneName, password, texts, typed } from '#contract/http/person.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField, PasswordRules } from './password-field.tsx'
import styles from '../account.module.css'

/** Of a form's schema; `withPasswordsThatAgree` belongs to it. */
export const personShape = {
  firstName: typed(oneName(texts.firstNameRequired, texts.firstNameInvalid)),
  lastName: typed(oneName(texts.lastNameRequired, texts.lastNameInvalid)),
  email: typed(email),
  password,
  confirm: z.string().min(1, texts.confirmRequired),
}

/**
 * Of a form's schema, whatever else is wrong; nothing is said here of a second password that is not there.
 */
export const withPasswordsThatAgree = <T extends z.ZodType<{ password: string; confirm: string }>>(
  schema: T,
): T =>
  schema.refine((form) => !form.confirm || form.confirm === form.password, {
    path: ['confirm'],
    message: texts.passwordsDiffer,
    when: () => true,
  })

export const emptyPerson = { firstName: '', lastName: '', email: '', password: '', confirm: '' }

type Name = keyof typeof personShape
/** What of `useAccountForm` the fields need. */
type Props = {
  form: { input: (name: Name) => UseFormRegisterReturn; errorOf: (name: Name) => string | undefined }
}

export function NameAndEmailFields({ form: { input, errorOf } }: Props) {
  return (
    <>
      <div className={styles.accountPair}>
        <Field
          label="First Name"
          autoComplete="given-name"
          help={nameHints.first}
          {...input('firstName')}
          error={errorOf('firstName')}
        />
        <Field
          label="Last Name"
          autoComplete="family-name"
          help={nameHints.last}
          {...input('lastName')}
          error={errorOf('lastName')}
        />
      </div>
      <EmailField {...input('email')} error={errorOf('email')} />
    </>
  )
}

/** `password` is what is typed so far. */
export function NewPasswordFields({
  form: { input, errorOf },
  password: typedSoFar,
}: Props & { password: string }) {
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        {...input('password')}
        error={errorOf('password')}
      />
      <PasswordRules password={typedSoFar} />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...input('confirm')}
        error={errorOf('confirm')}
      />
    </>
  )
}
