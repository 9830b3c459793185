/**
 * web/listings: what the agent wrote, in the language it was written in;
 * other languages of the listing one press away.
 */
import type { Listing } from '#contract/listings/listings.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { languageName } from '#web/platform/words/language-name.ts'
import { originWords } from './texts.ts'
import { TranslatedProse } from './translate-this.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './languages.module.css'

type Props = { home: Pick<Listing, 'texts' | 'useClass'>; text: Listing['texts'][number] | null }

/** Languages that stand open; the rest opens on demand. */
const shownLanguages = 3

export function Description({ home, text }: Props) {
  const others = home.texts.filter((one) => one !== text && one.description)
  return (
    <section aria-labelledby="about">
      <h2 className="heading" id="about">
        {home.useClass === 'residential' ? 'About this home' : 'About this property'}
      </h2>
      {text?.description ? (
        <>
          <TranslatedProse
            key={`${text.lang} ${text.description}`}
            html={text.description}
            lang={text.lang}
            head={
              <>
                <span>{originWords(text)}</span>
                {others.slice(0, shownLanguages).map(({ lang }) => (
                  <Other key={lang} lang={lang} />
                ))}
              </>
            }
          />
          {others.length > shownLanguages && (
            <details className={styles.languagesMore}>
              <summary className="link">{others.length - shownLanguages} more languages</summary>
              <p className={classNames('no-print', styles.language)}>
                {others.slice(shownLanguages).map(({ lang }) => (
                  <Other key={lang} lang={lang} />
                ))}
              </p>
            </details>
          )}
        </>
      ) : (
        <p className="soft">The agent has not described it in words yet.</p>
      )}
    </section>
  )
}

function Other({ lang }: { lang: string }) {
  return (
    <TextLink to={`?text=${lang}`} preventScrollReset replace hrefLang={lang}>
      Read it in {languageName(lang)}
    </TextLink>
  )
}
