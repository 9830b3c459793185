/**
 * web/search: below the box of the start: what the typed words were read
 * as, each filter removable, and how many homes.
 */
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { ChipButton } from '#web/ui/chip.tsx'
import { LeftOutWords } from './left-out.tsx'
import type { Aloud } from './read-aloud.ts'
import { withoutSpans } from '../question/said.rules.ts'
import styles from './said.module.css'

/** Milliseconds without a key before the words are read. */
const pause = 250

/** What the words mean; null while that is not known or there is nothing to say. */
export function useAloud(words: string, kind: string): Aloud | null {
  const { load, data } = useFetcher<Aloud | null>()
  const isSentence = /\S\s+\S/.test(words)
  useEffect(() => {
    if (!isSentence) return
    const address = `/property-listing/understood?${new URLSearchParams({ where: words, kind }).toString()}`
    const clock = setTimeout(() => void load(address), pause)
    return () => clearTimeout(clock)
  }, [isSentence, words, kind, load])
  return isSentence && data ? data : null
}

type Props = { aloud: Aloud; onChange: (words: string) => void }

export function ReadBack({ aloud: { words, chips, unused, total }, onChange }: Props) {
  const format = useFormat()
  return (
    <>
      <div className={styles.readHead}>
        <p className="small soft">We read this as</p>
        <output className="small num">{format.plural(total, 'home')}</output>
      </div>
      <div className="chips">
        {chips.map(({ key, label, origin, spans }) => (
          <ChipButton
            key={key}
            label={label}
            origin={origin}
            onRemove={() => onChange(withoutSpans(words, spans))}
          />
        ))}
      </div>
      <LeftOutWords unused={unused} />
    </>
  )
}
