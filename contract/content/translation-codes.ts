/**
 * contract: what page translation agrees on, without the parser:
 * names, sizes and the secret that everybody knows.
 */

/** The key that `get-google-api-key` gives out; there is one. */
export const translationKeyName = 'google-translate'

/**
 * The secret both sides derive the key's encryption from. It travels in every browser's program, so
 * it hides nothing: what protects the provider is that `api_key` is a short-lived token of one
 * device (docs/translation.md). translate="no"
 */
export const translationSecret = 'meridian translation, shared by browser and server'

/** Strings of one call; Google's own limit is the same. */
export const translationBatch = 128

/** Nobody needs longer strings; a longer one is refused. */
export const longestText = 5_000

/** A translation longer than this is none. */
export const longestTranslation = (original: string): number => original.length * 4 + 200

/** Language of the pages and of texts whose language nobody said. */
export const pageLanguage = 'en'

/** Languages with a reviewed catalogue: the server writes every page in them (docs/translation.md). */
export const reviewedLanguages = ['ar', 'de', 'es', 'fr', 'it', 'pt'] as const

/** `pt-BR` → `pt`: translations are kept by language, not by country. */
export const baseLanguage = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/**
 * Where a translation came from: an Admin's correction, the reviewed
 * catalogue, a machine. The first that speaks wins.
 */
export const translationLayers = ['corrected', 'reviewed', 'machine'] as const
export type TranslationLayer = (typeof translationLayers)[number]
