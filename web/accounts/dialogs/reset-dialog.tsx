/** web/accounts: Confirm Your Password: the new one, twice. */
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { texts } from '#contract/http/person.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { letHappen } from '#web/platform/session/modals.ts'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { useAccountForm } from '../forms/account-form.ts'
import { PasswordField, PasswordRules } from '../forms/password-field.tsx'
import styles from '../account.module.css'

/** The specification's own, weaker rule; the server's full rule answers next to the field. */
export const resetSchema = z
  .object({
    newPassword: z
      .string()
      .max(128, texts.newPasswordInvalid)
      .min(1, texts.newPasswordRequired)
      .regex(/^(?=.*\d).{8,}$/s, texts.newPasswordInvalid),
    confirm: z.string().min(1, texts.confirmNewRequired),
  })
  .refine((form) => !form.confirm || form.confirm === form.newPassword, {
    path: ['confirm'],
    message: texts.passwordsDiffer,
    when: () => true,
  })
type Reset = z.output<typeof resetSchema>

export function ResetDialog({ email }: { email: string }) {
  const { input, errorOf, onSubmit, control } = useAccountForm<Reset>({
    schema: resetSchema,
    defaultValues: { newPassword: '', confirm: '' },
    names: { newPassword: 'newPassword' },
    send: async ({ newPassword }) => {
      const answer = await (await browserApi()).auth.resetPassword({ body: { email, newPassword } })
      await letHappen({ type: 'resetSucceeded', message: answer.message })
    },
  })
  const typed = useWatch({ control, name: 'newPassword' })
  return (
    <AccountDialog
      title="Confirm Your Password"
      lead="Choose a new one. Every device you are signed in on will be asked for it."
    >
      <Form className={styles.accountForm} noValidate onSubmit={onSubmit}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...input('newPassword')}
          error={errorOf('newPassword')}
        />
        <PasswordRules password={typed} />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          {...input('confirm')}
          error={errorOf('confirm')}
        />
        <SubmitButton kind="primary" wide busy="Saving">
          Save the new password
        </SubmitButton>
      </Form>
    </AccountDialog>
  )
}
