/** web/portal: a search field that asks when typing pauses, or at once with Enter. */
import { Search } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './portal.module.css'

/** Milliseconds without a key until the question is asked. */
const pause = 300

type Props = { label: string; placeholder: string; value: string; onAsk: (words: string) => void }

export function SearchInput({ label, placeholder, value, onAsk }: Props) {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const ask = useRef(onAsk)
  useEffect(() => {
    ask.current = onAsk
  }, [onAsk])

  // The address changed by other means than this field (Back, a link): the field follows.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])

  const askNow = useCallback((words: string) => {
    if (words === asked.current) return
    asked.current = words
    ask.current(words)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => askNow(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed, askNow])

  return (
    <search className={styles.portalSearch}>
      <form
        className="input"
        onSubmit={(event) => {
          event.preventDefault()
          askNow(typed.trim())
        }}
      >
        <Icon of={Search} small />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  )
}
