/**
 * web/listings: the sections of a home's page in a line that stays at its
 * top, with the one that is being read marked.
 */
import { useEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { SectionLink } from '#web/ui/sections/section-link.tsx'
import styles from './section-nav.module.css'

/** `id` is that of the section's heading. */
export type Section = { id: string; name: string }

export function SectionNav({ sections }: { sections: readonly Section[] }) {
  const at = useSectionAt(sections)
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const box = row.current
    const link = at && box?.querySelector(`[href$="#${at}"]`)
    if (!box || !link) return
    const outer = box.getBoundingClientRect()
    const inner = link.getBoundingClientRect()
    box.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 })
  }, [at])
  return (
    <nav className={classNames('no-print', styles.sections)} aria-label="Sections of this page">
      <ul className="segments" ref={row}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <SectionLink className="segment" to={id} aria-current={id === at ? 'true' : undefined}>
              {name}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Of sections whose headings stand at these heights, the last that has passed the line; -1 above the first.
 */
export const sectionAt = (tops: readonly number[], line: number): number =>
  tops.findLastIndex((top) => top <= line)

/** The section is being read when its heading has come into the upper third of the window. */
function useSectionAt(sections: readonly Section[]): string | null {
  const [at, setAt] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const shown = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
      const tops = shown.map((heading) => heading.getBoundingClientRect().top)
      setAt(shown[sectionAt(tops, window.innerHeight / 3)]?.id ?? null)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    // Parts that arrive late push the others on without a scroll.
    const growth = new ResizeObserver(look)
    growth.observe(document.body)
    return () => {
      window.removeEventListener('scroll', look)
      growth.disconnect()
    }
  }, [sections])
  return at
}
