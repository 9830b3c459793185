/** feeds: the language of a text of which nobody says it: by its letters, else by its small words. */

/** Letters that one language of our feeds writes, or those of several, of which the likelier stands here. */
const scripts: readonly [lang: string, script: RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
]
/** Languages that share their letters with the one that stands for them above. */
const sharing: Readonly<Record<string, string>> = {
  uk: 'ru',
  bg: 'ru',
  sr: 'ru',
  kk: 'ru',
  be: 'ru',
  fa: 'ar',
  ur: 'ar',
}

/* translate="no": words of other languages that texts are known by */
const smallWords: Readonly<Record<string, string>> = {
  en: 'the and with of in to for is this from on has a an by near it which are at',
  es: 'el la los las con y de en del una un para por que muy al se es su cerca',
  fr: 'le la les des et avec de du une un dans pour au est sur vous ce aux en près',
  de: 'der die das und mit ein eine im in zu den ist von für sich auf des dem zum bei',
  it: 'il la di e con un una in del della per al che nel le gli dei è da si vicino',
  pt: 'o a os as com e de em da do uma um para que no na dos das ao muito à',
  nl: 'de het een en van met in op is voor aan te zijn naar bij dit door ook uit',
  pl: 'i w z na do się jest o dla od po przy oraz które to ze nie',
  tr: 've bir ile için bu da de olan çok içinde en daire',
  ca: 'el la els les amb i de en del una un per que molt al és',
  sv: 'och med i en ett det som är på till av för den från',
}
const words = Object.entries(smallWords).map(([lang, list]) => [lang, new Set(list.split(' '))] as const)

/** Characters and words that are looked at. */
const enough = { characters: 2_000, hits: 3 }

/** What most people of a country write in, by the tables of Unicode. */
export const languageOfCountry = (country: string): string | null =>
  /^[A-Z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).maximize().language : null

/** Whether a language is written in letters like these. */
const isLatin = (lang: string): boolean => new Intl.Locale(lang).maximize().script === 'Latn'

/** What the text is written in, as far as can be told; `likely` where nothing stands out. */
export function languageOfText(text: string, likely: string): string {
  const said = text.slice(0, enough.characters)
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  const written = scripts.find(([, script]) => (said.match(script)?.length ?? 0) > letters / 2)?.[0]
  if (written) return sharing[likely] === written ? likely : written
  const counts = new Map<string, number>()
  for (const word of said.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const [lang, list] of words) if (list.has(word)) counts.set(lang, (counts.get(lang) ?? 0) + 1)
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (first && first[1] >= enough.hits && first[1] > (second?.[1] ?? 0)) return first[0]
  const hitsOf = (lang: string) => counts.get(lang) ?? 0
  if (hitsOf('en') > hitsOf(likely)) return 'en'
  // Where people have letters of their own, what is written in ours is for strangers.
  return isLatin(likely) || letters === 0 ? likely : 'en'
}
