/** web/enquiries: what both sides wrote, oldest first: the other side's words, and one's own. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Side } from '#contract/enquiries/enquiry-codes.ts'
import type { ThreadMessage } from '#contract/enquiries/thread.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { clockAt, ownTimeZone } from '#web/platform/formats/time-zones.ts'
import { InboxQuote } from '#web/ui/lists/inbox.tsx'
import { withHomes } from './home-addresses.rules.ts'

type Props = {
  messages: readonly ThreadMessage[]
  /** Whose words are marked as one's own. */
  own: Side
  /** What stands behind the author's name, such as the agency's. */
  after?: (message: ThreadMessage) => string
}

export function Messages({ messages, own, after }: Props) {
  return messages.map((one) => (
    <InboxQuote key={one.id} ours={one.side === own} by={<Byline message={one} after={after?.(one)} />}>
      <Words>{one.body}</Words>
    </InboxQuote>
  ))
}

/** Homes on Meridian that are named lead to their pages; nothing else that somebody typed leads anywhere. */
function Words({ children }: { children: string }) {
  const addressOf = useHomeAddress()
  return withHomes(children).map(({ text, home }, at) =>
    home ? (
      // oxlint-disable-next-line react/no-array-index-key -- a message does not change
      <Link key={at} className="link link--inline" to={addressOf(home)}>
        {text}
      </Link>
    ) : (
      text
    ),
  )
}

function Byline({ message, after }: { message: ThreadMessage; after: string | undefined }) {
  const { plural } = useFormat()
  return (
    <>
      <bdi translate="no">{after ? `${message.author}, ${after}` : message.author}</bdi>
      {' · '}
      <When at={message.at} />
      {message.byMail && <span translate="yes"> · by mail</span>}
      {message.files > 0 && (
        <span translate="yes">
          {' · '}
          {plural(message.files, 'file in the mail', 'files in the mail')}
        </span>
      )}
    </>
  )
}

/** Day and time by the reader's clock. */
export function When({ at }: { at: string }): ReactNode {
  const { date, comma, locale } = useFormat()
  return (
    <time dateTime={at} className="num">
      {`${date(at)}${comma}${clockAt(Date.parse(at), ownTimeZone(), locale)}`}
    </time>
  )
}
