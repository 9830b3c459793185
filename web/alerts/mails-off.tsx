/** web/alerts: says that mails are off to whoever looks at searches that would be told by mail. */
import { TextLink } from '#web/ui/text-link.tsx'

export function MailsOff() {
  return (
    <p className="small">
      Mails are switched off. <TextLink to="/profile">Switch them on in your profile</TextLink>
    </p>
  )
}
