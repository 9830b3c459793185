/**
 * ui: a section that on phones waits behind its heading; on wide
 * screens, on paper and without script it is open.
 */
import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { Icon } from '../icon.tsx'
import { takeFocusTo } from './section-link.tsx'
import './fold-section.css'

type Props = {
  /** Of its heading, and what a link to it names. */
  id: string
  title: string
  className?: string | undefined
  children: ReactNode
}

export function FoldSection({ id, title, className, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useOpenedByAddress(id)
  useFound(body, isOpen, () => setOpen(true))
  return (
    <section className={className} aria-labelledby={id}>
      <h2 className="heading" id={id}>
        {title}
      </h2>
      <button
        type="button"
        className="fold-section-button only-phone needs-script no-print"
        aria-labelledby={id}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={ChevronDown} />
      </button>
      <div ref={body} className="fold-section-body" data-folded={isOpen ? undefined : ''}>
        {children}
      </div>
    </section>
  )
}

/**
 * A link to the section opens it, also one that is pressed again. The
 * server knows nothing of that part of an address.
 */
function useOpenedByAddress(id: string) {
  const [isOpen, setOpen] = useState(false)
  const [followed, setFollowed] = useState('')
  const { hash, key } = useLocation()
  if (useHydrated() && hash === `#${id}` && followed !== key) {
    setFollowed(key)
    setOpen(true)
  }
  // What the program has written again, because the link was faster than it, has
  // lost what the link gave it: focus and view.
  useEffect(() => {
    if (!followed || document.activeElement !== document.body) return
    takeFocusTo(id)
    document.getElementById(id)?.scrollIntoView()
  }, [followed, id])
  return [isOpen, setOpen] as const
}

/**
 * Find in page looks into what is folded, and opens it. React knows no value
 * of `hidden` but true, so it is set by hand.
 */
function useFound(body: React.RefObject<HTMLDivElement | null>, isOpen: boolean, open: () => void) {
  const opened = useEffectEvent(open)
  useEffect(() => {
    const box = body.current
    if (!box || isOpen) return
    const found = () => opened()
    box.setAttribute('hidden', 'until-found')
    box.addEventListener('beforematch', found)
    return () => {
      box.removeAttribute('hidden')
      box.removeEventListener('beforematch', found)
    }
  }, [body, isOpen])
}
