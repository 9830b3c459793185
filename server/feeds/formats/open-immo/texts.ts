/** feeds: the free texts of an OpenImmo record, one text per language. */
import type { TextDraft } from '#server/listings/index.ts'
import { describe } from '../../read/descriptions.ts'
import type { MapContext } from '../../read/format.ts'
import type { Reading } from '../../read/reading.ts'

/** Sections of the description in reading order, with the heading each gets in German. */
const sections: [field: string, heading: string | null][] = [
  ['dreizeiler', null],
  ['objektbeschreibung', null],
  ['lage', 'Lage'],
  ['ausstatt_beschr', 'Ausstattung'],
  ['sonstige_angaben', 'Sonstiges'],
]

export function textsFrom(reading: Reading, context: MapContext): TextDraft[] {
  const lang = languageOf(reading.text('verwaltung_techn/sprache')) ?? context.settings.language ?? 'de'
  const spoken = reading.all('freitexte/objekt_text').flatMap((at) => {
    const description = describe(reading.blockOf(at, 'objekt_text'), {
      note: context.note,
      at,
      field: 'freitexte/objekt_text',
    })
    return description ? [{ lang: languageOf(at.attributes.lang) ?? lang, description }] : []
  })
  const own = [
    ...spoken.filter((one) => one.lang === lang).map((one) => one.description),
    ownText(reading, lang, context),
  ]
  const title = reading.text('freitexte/objekttitel')
  const description = own.join('') || null
  const main: TextDraft[] = title || description ? [{ lang, title, description, origin: 'unknown' }] : []
  const others = spoken
    .filter((one) => one.lang !== lang)
    .map((one): TextDraft => ({ ...one, title: null, origin: 'unknown' }))
  return [...main, ...others]
}

function ownText(reading: Reading, lang: string, { note }: MapContext): string {
  const german = lang.toLowerCase().startsWith('de')
  return sections
    .map(([name, heading]) => {
      const field = `freitexte/${name}`
      const html = describe(reading.block(field), { note, at: reading.at(field), field })
      return html && german && heading ? `<p><strong>${heading}</strong></p>${html}` : (html ?? '')
    })
    .join('')
}

/** `de-DE`, `de_DE`, `ENG`, `en` → a language tag; null for anything else. */
function languageOf(text: string | null | undefined): string | null {
  const tag = text?.trim().replace('_', '-') ?? ''
  const three: Record<string, string> = {
    deu: 'de',
    ger: 'de',
    eng: 'en',
    fra: 'fr',
    fre: 'fr',
    ita: 'it',
    spa: 'es',
    nld: 'nl',
  }
  if (/^[a-z]{2}(-[a-z]{2})?$/i.test(tag)) return tag.slice(0, 2).toLowerCase()
  return three[tag.toLowerCase()] ?? null
}
