/**
 * web/platform: the languages a visitor may choose, by their own names; en is the default and the pages' own.
 */
import { baseLanguage } from '#contract/content/translation-codes.ts'

// Each calls itself as it does: translate="no"
export const languages = [
  { code: 'en', name: 'English', locale: 'en-GB', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', locale: 'de', dir: 'ltr' },
  { code: 'es', name: 'Español', locale: 'es', dir: 'ltr' },
  { code: 'fr', name: 'Français', locale: 'fr', dir: 'ltr' },
  { code: 'it', name: 'Italiano', locale: 'it', dir: 'ltr' },
  { code: 'pt', name: 'Português', locale: 'pt-PT', dir: 'ltr' },
  { code: 'ca', name: 'Català', locale: 'ca', dir: 'ltr' },
  { code: 'gl', name: 'Galego', locale: 'gl', dir: 'ltr' },
  { code: 'eo', name: 'Esperanto', locale: 'eo', dir: 'ltr' },
  { code: 'nl', name: 'Nederlands', locale: 'nl', dir: 'ltr' },
  { code: 'pl', name: 'Polski', locale: 'pl', dir: 'ltr' },
  { code: 'tr', name: 'Türkçe', locale: 'tr', dir: 'ltr' },
  { code: 'el', name: 'Ελληνικά', locale: 'el', dir: 'ltr' },
  { code: 'ru', name: 'Русский', locale: 'ru', dir: 'ltr' },
  { code: 'uk', name: 'Українська', locale: 'uk', dir: 'ltr' },
  { code: 'ar', name: 'العربية', locale: 'ar-u-nu-latn', dir: 'rtl' },
  { code: 'he', name: 'עברית', locale: 'he', dir: 'rtl' },
  { code: 'fa', name: 'فارسی', locale: 'fa-u-nu-arabext', dir: 'rtl' },
  { code: 'ur', name: 'اردو', locale: 'ur-u-nu-latn', dir: 'rtl' },
  { code: 'hi', name: 'हिन्दी', locale: 'hi', dir: 'ltr' },
  { code: 'ja', name: '日本語', locale: 'ja', dir: 'ltr' },
  { code: 'ko', name: '한국어', locale: 'ko', dir: 'ltr' },
  { code: 'zh', name: '中文', locale: 'zh-CN', dir: 'ltr' },
] as const

export type LanguageCode = (typeof languages)[number]['code']
export type Language = (typeof languages)[number]

/** The language of a tag, if pages know it: `pt-BR` → `pt`. */
export const knownLanguage = (tag: string | null | undefined): LanguageCode | undefined =>
  languages.find(({ code }) => code === baseLanguage(tag ?? ''))?.code

export const languageOf = (code: LanguageCode): Language =>
  languages.find((one) => one.code === code) ?? languages[0]
