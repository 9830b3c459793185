/** web/search: the place at the end of a sentence that is still being typed: "3 bed house near Por". */

/** Words after which a place is named, in the languages that are understood. */
const leads = [
  'en|cerca de|cerca del',
  'à|dans|près de|pres de|proche de',
  'bei|nahe|in der nähe von|rund um',
  'em|no|na|perto de|perto do|perto da',
  'in|near|around|close to|outside',
].join('|')
const pattern = new RegExp(`^(.*\\S\\s+(?:${leads})\\s+)(\\p{L}[^,]*)$`, 'iu')
/** "near the sea" names no place; "à La Rochelle" does. */
const article =
  /^(?:the|an?|el|la|los|las|un|una|le|les|une|der|die|das|dem|den|ein|eine|einem|einer|o|os|as|um|uma)(?:\s|$)/
/** More words than a place has are no place any more. */
const mostWords = 4

/** The beginning to keep and the end to complete; null when the sentence does not end with a place. */
export function tailOf(typed: string): { head: string; tail: string } | null {
  const [, head, tail] = pattern.exec(typed) ?? []
  return head &&
    tail &&
    tail.length > 1 &&
    !article.test(tail) &&
    tail.trim().split(/\s+/).length <= mostWords
    ? { head, tail }
    : null
}
