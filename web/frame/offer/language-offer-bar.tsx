/** web/frame/offer: the offer itself, in the words of the language, above the page and not in its way. */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { languageOf, type LanguageCode } from '#web/platform/words/languages.ts'
import { offerWords } from '#web/platform/words/offer-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useCurrentAddress } from '../current-address.ts'
import styles from './language-offer.module.css'

type Props = { language: Exclude<LanguageCode, 'en'>; onAnswer: () => void }

export function LanguageOfferBar({ language, onAnswer }: Props) {
  const navigate = useNavigate()
  const here = useCurrentAddress()
  const bar = useRef<HTMLElement>(null)
  const { question, yes, no } = offerWords[language]
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && bar.current?.contains(document.activeElement)) onAnswer()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onAnswer])
  const accept = () => {
    onAnswer()
    const choice = new URLSearchParams({ language, back: here })
    void navigate(`/preferences?${choice.toString()}`, { preventScrollReset: true })
  }
  return (
    <section
      ref={bar}
      className={styles.languageOffer}
      lang={language}
      dir={languageOf(language).dir}
      translate="no"
      aria-label={languageOf(language).name}
    >
      <output>{question}</output>
      <div className={styles.languageOfferAnswers}>
        <Button kind="primary" size="small" onClick={accept}>
          {yes}
        </Button>
        <Button kind="plain" size="small" onClick={onAnswer}>
          {no}
        </Button>
      </div>
    </section>
  )
}
