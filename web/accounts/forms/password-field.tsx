/** web/accounts: a password with "Show", and the rules it has met so far. */
import { Check, Circle } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { metRules } from './password-rules.ts'
import styles from './password-field.module.css'

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'suffix'> & { label: string }

export function PasswordField({ label, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      label={label}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      dir="auto"
      suffix={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          Show
        </button>
      }
    />
  )
}

/** A new password's rules, ticked as they are met. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul className={styles.passwordRules}>
      {metRules(password).map(({ words, isMet }) => (
        <li key={words} data-met={isMet || undefined}>
          <Icon of={isMet ? Check : Circle} small />
          {words}
          <span className="quiet-text">{isMet ? ' (met)' : ' (missing)'}</span>
        </li>
      ))}
    </ul>
  )
}
