/** contract: the languages in which sentences are understood, without the parser that checks them. */
export const understoodLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'ar'] as const
export type UnderstoodLanguage = (typeof understoodLanguages)[number]
