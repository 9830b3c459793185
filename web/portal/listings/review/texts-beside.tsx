/** web/portal/listings: what a home says, in every language, with the words it may not say marked. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { InboxQuote } from '#web/ui/lists/inbox.tsx'
import { partsOf } from './marked.rules.ts'
import type { HomeView } from './use-home.ts'
import styles from '../listings.module.css'

type Props = Pick<HomeView, 'texts'> & { forbidden: readonly string[] }

export function TextsBeside({ texts, forbidden }: Props) {
  const { locale } = useFormat()
  if (texts.length === 0) return null
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <section aria-labelledby="texts" className={styles.texts}>
      <h2 id="texts">What it says</h2>
      {texts.map(({ lang, title, body }) => (
        <div key={lang}>
          <p className="small note" translate="no">
            {names.of(lang)}
          </p>
          <div lang={lang}>
            <InboxQuote>
              <b>
                <Marked text={title} forbidden={forbidden} />
              </b>
              {'\n'}
              <Marked text={body} forbidden={forbidden} />
            </InboxQuote>
          </div>
        </div>
      ))}
    </section>
  )
}

const Marked = ({ text, forbidden }: { text: string; forbidden: readonly string[] }) =>
  partsOf(text, forbidden).map(({ at, words, isForbidden }) =>
    isForbidden ? <mark key={at}>{words}</mark> : words,
  )
