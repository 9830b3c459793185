/** web/accounts: Register: names, e-mail and password twice. */
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { letHappen, tellModals } from '#web/platform/session/modals.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { AccountDialog, WordButton } from './account-dialog.tsx'
import { useAccountForm } from '../forms/account-form.ts'
import {
  emptyPerson,
  NameAndEmailFields,
  NewPasswordFields,
  withPasswordsThatAgree,
  personShape,
} from '../forms/person-fields.tsx'
import styles from '../account.module.css'

export const registerSchema = withPasswordsThatAgree(z.object(personShape))
type Register = z.output<typeof registerSchema>

async function register({ firstName, lastName, email: address, password: secret }: Register): Promise<void> {
  const { auth } = await browserApi()
  const sent = await auth.signup({
    body: { name: `${firstName} ${lastName}`, email: address, password: secret },
  })
  const expiresAt = onThisClock(sent.expiryTime)
  await letHappen({ type: 'signupSucceeded', email: address, message: sent.message, expiresAt })
}

const foot = (
  <p>
    Already registered?{' '}
    <WordButton onClick={() => tellModals({ type: 'open', dialog: 'login' })}>Login</WordButton>
  </p>
)

export function RegisterDialog() {
  const form = useAccountForm<Register>({
    schema: registerSchema,
    defaultValues: emptyPerson,
    send: register,
    names: { email: 'email', password: 'password', name: 'firstName' },
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <AccountDialog title="Register" foot={foot}>
      <Form className={styles.accountForm} noValidate onSubmit={form.onSubmit}>
        <NameAndEmailFields form={form} />
        <NewPasswordFields form={form} password={typed} />
        <SubmitButton kind="primary" wide busy="Registering">
          Register
        </SubmitButton>
      </Form>
    </AccountDialog>
  )
}
