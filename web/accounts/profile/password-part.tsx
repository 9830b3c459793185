/** web/accounts/profile: a new password; every other session ends. */
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { password, texts } from '#contract/http/person.ts'
import { forget } from '#web/platform/session/remembered-login.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { useAccountForm } from '../forms/account-form.ts'
import { PasswordField, PasswordRules } from '../forms/password-field.tsx'
import { Part } from './part.tsx'
import styles from '../account.module.css'

const schema = z
  .object({
    password: z.string().min(1, texts.passwordRequired).max(128),
    newPassword: password,
    confirm: z.string().min(1, texts.confirmRequired),
  })
  .refine((form) => !form.confirm || form.confirm === form.newPassword, {
    path: ['confirm'],
    message: texts.passwordsDiffer,
    when: () => true,
  })
type Change = z.output<typeof schema>

export function PasswordPart() {
  const { input, errorOf, onSubmit, control, reset } = useAccountForm<Change>({
    schema,
    defaultValues: { password: '', newPassword: '', confirm: '' },
    names: { password: 'password', newPassword: 'newPassword' },
    send: async ({ password: old, newPassword }) => {
      const { profile } = await signedApi()
      const { message } = await profile.changePassword({ body: { password: old, newPassword } })
      forget()
      reset()
      toast.success(message)
    },
  })
  const typed = useWatch({ control, name: 'newPassword' })
  return (
    <Part title="Password" words="Changing it ends your sessions on every other device.">
      <Form className={styles.accountForm} noValidate onSubmit={onSubmit}>
        <PasswordField
          label="Present password"
          autoComplete="current-password"
          {...input('password')}
          error={errorOf('password')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...input('newPassword')}
          error={errorOf('newPassword')}
        />
        <PasswordRules password={typed} />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...input('confirm')}
          error={errorOf('confirm')}
        />
        <SubmitButton busy="Saving">Change the password</SubmitButton>
      </Form>
    </Part>
  )
}
