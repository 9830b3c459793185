/**
 * web/listings: a description put into the visitor's language by a
 * machine, said so, with the original one press away.
 */
import { useState, type ReactNode } from 'react'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { languageOf } from '#web/platform/words/languages.ts'
import { hasEngine, useTranslationFacts } from '#web/platform/words/translation-facts.tsx'
import { RichText } from './rich-text.tsx'
import { languageName } from '#web/platform/words/language-name.ts'
import { directionOf } from './texts.ts'
import { textsIn, withTexts } from './translated-html.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './languages.module.css'
import '#web/ui/prose.css'

type Props = {
  html: string
  /** The language it was written in. */
  lang: string
  /** Who wrote it, and the ways to its other languages. */
  head: ReactNode
}
type State = { is: 'original' | 'working' | 'failed' } | { is: 'translated'; html: string }

export function TranslatedProse({ html, lang, head }: Props) {
  const { language } = usePreferences()
  const { service, ...facts } = useTranslationFacts()
  const [state, setState] = useState<State>({ is: 'original' })
  const isOwn = languageOf(language).code === lang.toLowerCase().split('-')[0]
  const can = hasEngine({ service, ...facts }, lang, language)
  const start = async () => {
    setState({ is: 'working' })
    const { translateTexts } = await import('#web/platform/words/translator.ts')
    const found = await translateTexts({ service, texts: textsIn(html), target: language, source: lang })
    setState(found.size > 0 ? { is: 'translated', html: withTexts(html, found) } : { is: 'failed' })
  }
  const shown = state.is === 'translated' ? { html: state.html, lang: language } : { html, lang }
  return (
    <>
      <p className={classNames('no-print', styles.language)}>
        {state.is === 'translated' ? null : head}
        {!isOwn && can && state.is !== 'translated' && (
          <button
            type="button"
            className="link"
            disabled={state.is === 'working'}
            onClick={() => void start()}
          >
            {state.is === 'working' ? 'Translating' : 'Translate this'}
          </button>
        )}
        {!isOwn && !can && (
          <span className="soft">
            Nothing here translates {languageName(lang)} into {languageName(language)} yet
          </span>
        )}
        <span aria-live="polite">{saying(state, lang, language)}</span>
        {state.is === 'translated' && (
          <button type="button" className="link" onClick={() => setState({ is: 'original' })}>
            Read the original
          </button>
        )}
      </p>
      <div className="prose" lang={shown.lang} dir={directionOf(shown.lang)}>
        <RichText html={shown.html} />
      </div>
    </>
  )
}

function saying(state: State, from: string, into: string): string {
  if (state.is === 'failed') return 'No translation came; this is the original'
  return state.is === 'translated'
    ? `Translated from ${languageName(from)} into ${languageName(into)} by a machine; it may be wrong`
    : ''
}
