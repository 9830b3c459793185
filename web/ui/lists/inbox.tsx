/** ui: letters in a list: one line each, which opens to what was written and what can be done about it. */
import { useState, type ReactNode } from 'react'
import './inbox.css'

type ItemProps = {
  /** A word with its mark. */
  status: ReactNode
  /** Names in `<bdi>`, so that they keep their direction and are not translated. */
  from: ReactNode
  about: ReactNode
  /** When, in words. */
  when: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** What was typed in it stays while another one is open. */
export function InboxItem({ status, from, about, when, isOpen, onToggle, children }: ItemProps) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <li>
      <details className="inbox-item" open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary>
          <span>{status}</span>
          <b>{from}</b>
          <span>{about}</span>
          <span className="inbox-when num">{when}</span>
        </summary>
        {(isOpen || wasOpen) && <div className="inbox-body">{children}</div>}
      </details>
    </li>
  )
}

/** Pairs of a name and what stands for it; what is empty is left out. */
export function InboxFacts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="inbox-facts">
      {facts.map(({ label, value }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type QuoteProps = { children: ReactNode; by?: ReactNode; ours?: boolean }

/** What somebody wrote, in their own lines. */
export function InboxQuote({ children, by, ours = false }: QuoteProps) {
  return (
    <blockquote className={ours ? 'inbox-quote inbox-quote--ours' : 'inbox-quote'} dir="auto" translate="no">
      {children}
      {by && (
        <footer>
          <span>{by}</span>
        </footer>
      )}
    </blockquote>
  )
}
