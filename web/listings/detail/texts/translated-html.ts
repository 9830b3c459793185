/**
 * web/listings: a description's texts without its tags, and the same
 * description with other texts in their places.
 */
import { textAsHtml } from '#contract/words/text-as-html.ts'
import { decode, tokens } from './rich-text.tsx'

const isTag = (token: string, name: unknown): boolean =>
  Boolean(name) || (token.startsWith('<') && token !== '<')
const trimmed = (text: string): string => decode(text).replaceAll(/\s+/g, ' ').trim()

/** Each text between tags once, as a reader sees it. */
export function textsIn(html: string): string[] {
  const found = [...html.matchAll(tokens)].flatMap(([token, , name]) =>
    isTag(token, name) ? [] : [trimmed(token)],
  )
  return [...new Set(found.filter((text) => /\p{L}/u.test(text)))]
}

/** The same tags around translations; a text without one stays. */
export const withTexts = (html: string, translations: ReadonlyMap<string, string>): string =>
  html.replaceAll(tokens, (token: string, _closing: unknown, name: unknown) => {
    const translation = isTag(token, name) ? undefined : translations.get(trimmed(token))
    if (translation === undefined) return token
    return `${/^\s/.test(token) ? ' ' : ''}${textAsHtml(translation)}${/\s$/.test(token) ? ' ' : ''}`
  })
