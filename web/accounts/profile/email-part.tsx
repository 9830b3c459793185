/** web/accounts/profile: changing the e-mail address: the password here, then a code from the new address. */
import { z } from 'zod'
import { email, texts, typed, type UserInfo } from '#contract/http/person.ts'
import { tellModals } from '#web/platform/session/modals.ts'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { useAccountForm } from '../forms/account-form.ts'
import { EmailField } from '../forms/email-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { Part } from './part.tsx'
import styles from '../account.module.css'

const schema = z.object({ email: typed(email), password: z.string().min(1, texts.passwordRequired).max(128) })
type Move = z.output<typeof schema>

async function begin(oldEmail: string, wish: Move): Promise<void> {
  const { profile } = await signedApi()
  const { message, expiryTime } = await profile.update({ body: wish })
  if (expiryTime)
    tellModals({
      type: 'emailChangeStarted',
      oldEmail,
      newEmail: wish.email,
      message,
      expiresAt: onThisClock(expiryTime),
    })
}

export function EmailPart({ userInfo }: { userInfo: UserInfo }) {
  const { input, errorOf, onSubmit, reset } = useAccountForm<Move>({
    schema,
    defaultValues: { email: '', password: '' },
    names: { email: 'email', password: 'password' },
    send: async (wish) => {
      await begin(userInfo.email, wish)
      reset()
    },
  })
  const words = (
    <>
      Now <b translate="no">{userInfo.email}</b>. We send a code to the new address and a notice to the old
      one.
    </>
  )
  return (
    <Part title="E-mail address" words={words}>
      <Form className={styles.accountForm} noValidate onSubmit={onSubmit}>
        <EmailField label="New email" {...input('email')} autoComplete="email" error={errorOf('email')} />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          {...input('password')}
          error={errorOf('password')}
        />
        <SubmitButton busy="Sending the code">Change the address</SubmitButton>
      </Form>
    </Part>
  )
}
