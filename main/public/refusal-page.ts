/**
 * main: the page of somebody whom the program has no time for: a sentence in their
 * language, and nothing that needs another answer.
 */
import { brand } from '#contract/content/brand.ts'
import type { RefusalPage } from '#server/platform/http/refusal.ts'
import { escapeMarkup } from '#server/platform/markup/escape.ts'
import { localiseSentence } from '#server/translation/index.ts'

/** Without styles: the policy of refusals allows none, and a browser's own are readable. */
export const refusalPage: RefusalPage = (sentence, acceptLanguage) => {
  const { language, text } = localiseSentence(sentence, acceptLanguage)
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${brand.name}</title><h1>${brand.name}</h1><p>${escapeMarkup(text)}</p></html>`
}
