/**
 * ui: on phones what follows the tenth row of a long list waits behind a button;
 * elsewhere, and without script, it all stands.
 */
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import './fold.css'

/** Rows that are seen folded; `fold.css` counts them too. */
const seen = 10
/** Fewer than this many more are no length worth folding. */
const worthIt = 5

/**
 * Around one list or table of `count` rows; `label` says what the
 * button shows, such as `Show all 60 countries`.
 */
export function Fold({ count, label, children }: { count: number; label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  if (count < seen + worthIt) return children
  const open = () => {
    // The button goes; who pressed it by keyboard reads on where the list went on.
    const row = box.current?.querySelector(`:is(tbody > tr, ul > li):nth-child(${seen + 1})`)
    setOpen(true)
    requestAnimationFrame(() => row?.querySelector('a')?.focus({ preventScroll: true }))
  }
  return (
    <div ref={box} className={isOpen ? undefined : 'fold'}>
      {children}
      {isOpen ? null : (
        <Button wide className="only-phone needs-script fold-button" onClick={open}>
          {label}
        </Button>
      )}
    </div>
  )
}
