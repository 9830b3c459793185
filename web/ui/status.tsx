/** ui: a state as a word with a mark of its own shape, so that nobody needs to tell colours apart. */
import type { ReactNode } from 'react'
import './lists/work-parts.css'

export type Mark = 'live' | 'wait' | 'amber' | 'off' | 'todo' | 'red'

const drawings: Record<Mark, ReactNode> = {
  live: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  wait: (
    <>
      <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 1a5 5 0 0 1 0 10Z" fill="currentColor" />
    </>
  ),
  amber: (
    <>
      <path
        d="M6 .8 11.6 11H.4Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth=".8"
        strokeLinejoin="round"
      />
      <path d="M6 4.4v3" stroke="var(--raised)" strokeWidth="1.4" strokeLinecap="round" />
      <circle cx="6" cy="9.2" r=".8" fill="var(--raised)" />
    </>
  ),
  off: (
    <>
      <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M3.5 6h5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  todo: <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  red: (
    <>
      <rect x=".8" y=".8" width="10.4" height="10.4" rx="1.5" fill="currentColor" />
      <path d="m4 4 4 4m0-4-4 4" stroke="var(--raised)" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
}

export function Status({ mark, children }: { mark: Mark; children: ReactNode }) {
  return (
    <span className="status">
      <svg className={`mark mark-${mark}`} viewBox="0 0 12 12" aria-hidden="true">
        {drawings[mark]}
      </svg>
      {children}
    </span>
  )
}
