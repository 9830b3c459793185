/** web/accounts: Register: names, e-mail and password twice. */
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { email, nameHints, oneName, password, texts, typed } from '#contract/http/person.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { letHappen, tellModals } from '#web/platform/session/modals.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { AccountDialog, WordButton } from './account-dialog.tsx'
import { useAccountForm } from '../forms/account-form.ts'
import { EmailField } from '../forms/email-field.tsx'
import { PasswordField, PasswordRules } from '../forms/password-field.tsx'

export const registerSchema = z
  .object({
    firstName: typed(oneName(texts.firstNameRequired, texts.firstNameInvalid)),
    lastName: typed(oneName(texts.lastNameRequired, texts.lastNameInvalid)),
    email: typed(email),
    password,
    confirm: z.string().min(1, texts.confirmRequired),
  })
  .refine((form) => !form.confirm || form.confirm === form.password, {
    path: ['confirm'],
    message: texts.passwordsDiffer,
    when: () => true,
  })
type Register = z.output<typeof registerSchema>

const empty: Register = { firstName: '', lastName: '', email: '', password: '', confirm: '' }

async function register({ firstName, lastName, email: address, password: secret }: Register): Promise<void> {
  const { auth } = await browserApi()
  const sent = await auth.signup({ body: { name: `${firstName} ${lastName}`, email: address, password: secret } })
  const expiresAt = onThisClock(sent.expiryTime)
  await letHappen({ type: 'signupSucceeded', email: address, message: sent.message, expiresAt })
}

const foot = (
  <p>
    Already registered? <WordButton onClick={() => tellModals({ type: 'open', dialog: 'login' })}>Login</WordButton>
  </p>
)

export function RegisterDialog() {
  const { input, errorOf, onSubmit, control } = useAccountForm<Register>({
    schema: registerSchema,
    defaultValues: empty,
    send: register,
    names: { email: 'email', password: 'password', name: 'firstName' },
  })
  const typed = useWatch({ control, name: 'password' })
  return (
    <AccountDialog title="Register" foot={foot}>
      <Form className="account-form" noValidate onSubmit={onSubmit}>
        <div className="account-pair">
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
        <PasswordField
          label="Password"
          autoComplete="new-password"
          {...input('password')}
          error={errorOf('password')}
        />
        <PasswordRules password={typed} />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...input('confirm')}
          error={errorOf('confirm')}
        />
        <SubmitButton kind="primary" wide busy="Registering">
          Register
        </SubmitButton>
      </Form>
    </AccountDialog>
  )
}
