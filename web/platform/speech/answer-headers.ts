/** web/platform: what the headers of a page say about its language, to caches and to the browser. */
import { askedLanguage, hasPreferences, languageCookie } from '../kept/preferences.ts'

/**
 * Adds them. Pages differ by the cookies, which hold the language, and by the address. Who opens an
 * address with `?lang=` and never chose a language keeps that one for the pages that follow;
 * whoever chose has their own again on the next.
 */
export function nameLanguage(headers: Headers, request: Request, language: string, secure: boolean): void {
  headers.set('content-language', language)
  headers.append('vary', 'cookie')
  const asked = askedLanguage(new URL(request.url))
  if (asked && !hasPreferences(request.headers.get('cookie') ?? ''))
    headers.append('set-cookie', languageCookie(asked, secure))
}
