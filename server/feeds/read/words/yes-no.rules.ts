/** feeds: words for yes and no, and words that say that nothing is said. */

const yes = new Set([
  '1',
  'true',
  'yes',
  'y',
  'ja',
  'j',
  'si',
  'sí',
  's',
  'oui',
  'sim',
  'да',
  'есть',
  '+',
  'نعم',
  'x',
  't',
  'on',
  'wahr',
  'verdadero',
  'verdadeiro',
  'vero',
  'vrai',
  'tak',
  'ano',
  'evet',
  'available',
  'included',
  'sì',
  'yes.',
  'igen',
  'kyllä',
  'ok',
  'checked',
])
const no = new Set([
  '0',
  'false',
  'no',
  'n',
  'nein',
  'non',
  'não',
  'nao',
  '-1',
  'нет',
  '-',
  'لا',
  'f',
  'off',
  'falsch',
  'falso',
  'faux',
  'nee',
  'nie',
  'ne',
  'hayır',
  'none',
  'kein',
  'keine',
  'not included',
  'ei',
  'nej',
  'nei',
  'nem',
])

/** What a flag says in the words feeds use; null for anything else. */
export function saysYes(text: string | undefined | null): boolean | null {
  const word = text?.trim().toLowerCase()
  if (!word) return null
  return yes.has(word) ? true : no.has(word) ? false : null
}

/** Whether a word says that nothing is said, as software writes it where a field may not be empty. */
export const isUnsaid = (text: string): boolean =>
  /^\s*(?:[-+]?[0.,]*|-1|n[/.]?[ad]\.?|unknown|unbekannt|ask.*|ready|not? (?:set|specified|applicable|available)|null|undefined|\?+|keine_angabe|-+)\s*$/i.test(
    text,
  )
