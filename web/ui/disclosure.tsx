/** ui: a panel under its button that opens without script (details), and with script closes like a menu. */
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  /** What the button says. */
  summary: ReactNode
  /** Class of the button. */
  className?: string
  /** Panels of one name close one another. */
  name?: string
  label: string
  children: ReactNode
  align?: 'start' | 'end'
  /** On phones its panel comes up from the bottom of the screen. */
  sheet?: boolean
  onToggle?: (open: boolean) => void
}

const Opened = createContext(true)

/**
 * Whether the panel around a component has ever been open; true outside panels. For what is costly to draw.
 */
export const useOpened = (): boolean => useContext(Opened)

export function Disclosure({
  summary,
  className,
  name,
  label,
  children,
  align = 'start',
  sheet = false,
  onToggle,
}: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  useClosing(box)
  return (
    <details
      ref={box}
      name={name}
      className={classNames('disclosure', `disclosure--${align}`, sheet && 'disclosure--sheet')}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true)
        onToggle?.(event.currentTarget.open)
      }}
    >
      <summary className={className}>{summary}</summary>
      <fieldset className="popover disclosure-panel" aria-label={label}>
        <Opened value={opened}>{children}</Opened>
      </fieldset>
    </details>
  )
}

/** Escape closes and gives the focus back; so does a press anywhere else, without taking the focus. */
function useClosing(box: React.RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = box.current
    if (!details) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      const had = details.contains(document.activeElement)
      details.open = false
      if (had) details.querySelector('summary')?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (details.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [box])
}
