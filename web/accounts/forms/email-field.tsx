/** web/accounts: an e-mail address, as phones and password managers like it. */
import type { ComponentProps } from 'react'
import { Field } from '#web/ui/forms/field.tsx'

export const EmailField = ({ label = 'Email', ...field }: Partial<ComponentProps<typeof Field>>) => (
  <Field
    label={label}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
)
