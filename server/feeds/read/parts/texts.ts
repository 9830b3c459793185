/** feeds: title and description of a home, once for each language. */
import type { TextDraft } from '#server/listings/index.ts'
import type { Element } from '../../records/record.ts'
import { languageOfText } from '../../texts/language-of.rules.ts'
import { describe } from '../descriptions.ts'
import type { MapContext } from '../format.ts'
import type { Reading } from '../reading.ts'

export type Spoken = {
  /**
   * BCP 47; null when the record does not say: then it is the feed's, else the text's own, else `otherwise`.
   */
  lang: string | null
  title?: Element | null
  description?: Element | null
}

/** The format's own language, for feeds and records that name none, and texts that do not show theirs. */
type Options = { otherwise: string; escapes?: boolean }

/** Texts that say something; several of one language become one. */
export function textsFrom(
  reading: Reading,
  spoken: readonly Spoken[],
  { note, settings }: MapContext,
  { otherwise, escapes }: Options,
): TextDraft[] {
  const texts = new Map<string, TextDraft>()
  for (const { lang, title, description } of spoken) {
    const field = description?.name ?? 'description'
    const said = description ?? null
    const body = describe(reading.blockOf(said, field), { note, at: said, field, escapes })
    const head = title ? reading.line(title, title.name) : null
    if (!head && !body) continue
    const stated = lang ?? settings.language
    const language = (stated ?? languageOfText(`${head ?? ''} ${said?.text ?? ''}`, otherwise)).toLowerCase()
    const before = texts.get(language)
    texts.set(language, {
      lang: language,
      title: before?.title ?? head,
      description: [before?.description, body].filter(Boolean).join('') || null,
      origin: 'unknown',
    })
  }
  return [...texts.values()]
}
