/** web/listings: what the agent wrote, in the language it was written in; other languages of the listing one press away. */
import type { Listing } from '#contract/listings.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { RichText } from './rich-text.tsx'
import { directionOf, languageName, originWords } from './texts.ts'

type Props = { home: Pick<Listing, 'texts' | 'useClass'>; text: Listing['texts'][number] | null }

/** Languages that stand open; the rest opens on demand. */
const shownLanguages = 3

export function Description({ home, text }: Props) {
  const others = home.texts.filter((one) => one !== text && one.description)
  return (
    <section aria-labelledby="about">
      <h2 className="heading" id="about">
        About this {home.useClass === 'residential' ? 'home' : 'property'}
      </h2>
      {text?.description ? (
        <>
          <p className="language">
            <span>{originWords(text)}</span>
            {others.slice(0, shownLanguages).map(({ lang }) => (
              <Other key={lang} lang={lang} />
            ))}
          </p>
          {others.length > shownLanguages && (
            <details className="languages-more">
              <summary className="link">{others.length - shownLanguages} more languages</summary>
              <p className="language">
                {others.slice(shownLanguages).map(({ lang }) => (
                  <Other key={lang} lang={lang} />
                ))}
              </p>
            </details>
          )}
          <div className="prose" lang={text.lang} dir={directionOf(text.lang)}>
            <RichText html={text.description} />
          </div>
        </>
      ) : (
        <p className="soft">The agent has not described it in words yet.</p>
      )}
    </section>
  )
}

function Other({ lang }: { lang: string }) {
  return (
    <TextLink to={`?lang=${lang}`} preventScrollReset replace hrefLang={lang}>
      Read it in {languageName(lang)}
    </TextLink>
  )
}
