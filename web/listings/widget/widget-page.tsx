/**
 * web/listings: the list of homes that stands in frames of other sites: markup
 * alone, every link leads to Meridian's own page.
 */
import { brand } from '#contract/content/brand.ts'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import type { Card } from '#contract/search/search.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'
import { useSay } from '#web/platform/speech/speech.tsx'
import { languageOf } from '#web/platform/words/languages.ts'
import { periodWords, priceModeWords, statusWords } from '#web/platform/words/words.ts'
import { bedsWords } from '../bedrooms.ts'
import { amountWords } from '../price.tsx'
import { placeWords } from '../card.tsx'
import { widgetAddress, type WidgetQuestion } from './question.ts'

type Props = {
  question: WidgetQuestion & { purpose: Purpose }
  /** The agency's name; null where the homes are everybody's. */
  name: string | null
  homes: readonly Card[]
  total: number
  /** How many homes there are of each purpose. */
  counts: Partial<Record<string, number>>
  /** The origin of the site, and the address of all these homes on it. */
  origin: string
  all: string
  format: Formats
}

const tabs: readonly [Purpose, string][] = [
  ['sale', 'For sale'],
  ['rent', 'To rent'],
  ['rentShort', 'Holidays'],
  ['lease', 'To lease'],
]

/** An address of ours, in the language of the list. */
const ours = (address: string, { language }: WidgetQuestion): string =>
  language === pageLanguage ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`

export function WidgetPage(props: Props) {
  const { question, name } = props
  const say = useSay()
  const title = say(name ? `Homes from ${name}` : `Homes on ${brand.name}`)
  return (
    <html lang={question.language} dir={languageOf(question.language).dir} data-theme={question.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href="/widget/frame.css" />
        <script src="/widget/frame.js" defer />
      </head>
      <body>
        <List {...props} title={title} />
      </body>
    </html>
  )
}

/** Named, because the page around the frame has a list of its own. */
function List({ title, ...props }: Props & { title: string }) {
  const { question, homes, total, origin, all, format } = props
  return (
    <>
      <main aria-label={title}>
        <Tabs {...props} />
        <SearchForm {...props} />
        {homes.length === 0 ? (
          <p className="none">No homes at the moment.</p>
        ) : (
          <ul className="homes">
            {homes.map((home) => (
              <Home key={home.id} home={home} question={question} origin={origin} format={format} />
            ))}
          </ul>
        )}
      </main>
      <footer>
        {total > homes.length && (
          <a href={ours(origin + all, question)} target="_blank" rel="noopener">
            See all {format.plural(total, 'home')}
          </a>
        )}
        <a className="mark" href={ours(`${origin}/`, question)} target="_blank" rel="noopener">
          {brand.name}
        </a>
      </footer>
    </>
  )
}

/** Only what there is. */
function Tabs({ question, counts, format }: Props) {
  const shown = tabs.filter(([purpose]) => (counts[purpose] ?? 0) > 0)
  if (shown.length < 2) return null
  return (
    <nav aria-label="What for">
      {shown.map(([purpose, words]) => (
        <a
          key={purpose}
          href={widgetAddress({ ...question, purpose })}
          aria-current={purpose === question.purpose ? 'page' : undefined}
        >
          {words} <span className="note">{format.number(counts[purpose] ?? 0)}</span>
        </a>
      ))}
    </nav>
  )
}

/** Opens the whole search on Meridian, asked for the same agency. */
function SearchForm({ question: { agency, purpose, language }, origin }: Props) {
  return (
    <search>
      <form action={`${origin}/property-listing`} target="_blank" rel="noopener">
        {agency && <input type="hidden" name="agency" value={agency} />}
        {purpose !== 'sale' && <input type="hidden" name="purpose" value={purpose} />}
        {language !== pageLanguage && <input type="hidden" name="lang" value={language} />}
        <input name="where" placeholder="Town or region" aria-label="Town or region" maxLength={100} />
        <button type="submit">Search</button>
      </form>
    </search>
  )
}

type HomeProps = Pick<Props, 'question' | 'origin' | 'format'> & { home: Card }

function Home({ home, question, origin, format }: HomeProps) {
  const { price, image, status } = home
  const per = periodWords[price.period]
  return (
    <li>
      <a href={ours(origin + publicHomeAddress(home.id), question)} target="_blank" rel="noopener">
        <span className="picture">
          {image?.src && (
            <img src={image.src} alt="" width={image.width} height={image.height} loading="lazy" />
          )}
          {status !== 'active' && <b>{statusWords[status]}</b>}
          {image?.illustration && <small>Illustration</small>}
        </span>
        <span className="price">
          {price.amount !== null && priceModeWords[price.mode] && <span>{priceModeWords[price.mode]} </span>}
          {price.amount === null ? priceModeWords.onRequest : <bdi>{amountWords(price, format)}</bdi>}
          {per && price.amount !== null && <span className="note"> {per}</span>}
        </span>
        <span className="name">
          <bdi>{home.title}</bdi>
        </span>
        <span className="note">{[placeWords(home, format), ...factsOf(home, format)].join(' · ')}</span>
      </a>
    </li>
  )
}

/** A number and its unit stay in one line. */
const factsOf = ({ beds, bedsMax, area }: Card, format: Formats): string[] =>
  [
    ...(beds === null ? [] : [bedsWords({ beds, bedsMax }, format)]),
    ...(area ? [format.area(area.valueM2, area.max?.valueM2)] : []),
  ].map((fact) => fact.replaceAll(' ', '\u00a0'))
