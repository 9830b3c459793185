/** alerts: what a browser shows of homes: how many and for what, then the first of them. */
import { say, spoken, type Said, type Voice } from '#server/platform/mail/mail-sentence.ts'
import type { Notice } from '../push/notices.ts'
import { newsOf, priceLine, titleOf, type Telling, type ToldHome } from './alerts.mails.ts'

/** Systems show three lines or four. */
const shownHomes = 3
/** Push services take four kilobytes; titles of homes are written by agencies. */
const longestLine = 200

/** In the words of that voice. A press leads to the home where it is one, else to the searches. */
export function homesNotice({ searches, shown }: Telling, voice: Voice): Notice {
  const homes = searches.flatMap((search) => search.homes)
  const [first, ...more] = homes
  const lineOf = ({ card, news }: ToldHome): string => {
    const what = news.at(-1)
    const line: Said = what
      ? say`${newsOf({ card, ...what }, shown)}: ${card.title}, ${priceLine(card, shown)}`
      : say`${card.title}, ${priceLine(card, shown)}`
    return spoken(line, voice).slice(0, longestLine)
  }
  const rest = homes.length - shownHomes
  return {
    title: spoken(titleOf(searches), voice),
    body: [
      ...homes.slice(0, shownHomes).map(lineOf),
      ...(rest > 0 ? [spoken(say`and ${rest} more`, voice)] : []),
    ].join('\n'),
    path: first && more.length === 0 ? `/property-details/${first.card.id}` : '/savedProperties/searches',
    language: voice.language,
  }
}
