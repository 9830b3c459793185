/** web/translation: one run over the page: what is there is translated, and what comes later too, until the run ends. */
import type { FindWords } from '#contract/words/reviewed-words.ts'
import { languages } from '#web/platform/words/languages.ts'
import { translateTexts } from '#web/platform/words/translator.ts'
import { attributeNames, isOurs, ownPlaces, placesIn, type Place } from './sheet.ts'
import { isWords } from './words.rules.ts'

type Run = {
  language: string
  service: string
  /** Says the words by itself; then nothing of the page is sent anywhere. */
  find?: FindWords
}

/** Milliseconds in which later changes gather to one question. */
const gathering = 60

/** What of the page may change its texts. */
const observed: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: [...attributeNames],
}

/** Translations of this run: cleared when the next one starts. */
const cache = new Map<string, string>()

let stop: () => void = () => undefined
let shown: string | null = null

/** Starts over: the cache is empty, and every text of the page is asked for. Answers how to end it. */
export function translatePage(run: Run): () => void {
  stop()
  cache.clear()
  // The same language may stay while it is asked for again; another one would be left between the new words.
  if (shown !== null && shown !== run.language) restoreAll()
  shown = run.language
  const isRtl = languages.find(({ code }) => code === run.language)?.dir === 'rtl'
  let isOver = false
  let clock: ReturnType<typeof setTimeout> | undefined
  const asked = new Set<string>()

  const known = knownBy(run.find)
  const apply = (places: readonly Place[]): string[] => {
    const unknown = new Set<string>()
    for (const place of places) {
      const { original } = place
      const translation = cache.get(original) ?? known(original)
      if (translation !== undefined) place.write(translation, isRtl)
      else if (isWords(original) && !asked.has(original)) unknown.add(original)
    }
    if (cache.size > 0) document.documentElement.lang = run.language
    return [...unknown]
  }

  const ask = async (texts: readonly string[]): Promise<void> => {
    if (run.find) return
    for (const text of texts) asked.add(text)
    await translateTexts({ service: run.service, texts, target: run.language }, (translations) => {
      if (isOver) return
      for (const [text, translation] of translations) cache.set(text, translation)
      apply(placesIn(document.body))
    })
  }

  const later = (): void => {
    clearTimeout(clock)
    clock = setTimeout(() => void ask(apply(placesIn(document.body))), gathering)
  }

  const observer = new MutationObserver((changes) => {
    const places = changes.filter((change) => !isOurs(change)).flatMap(changedPlaces)
    if (places.length === 0) return
    // A piece of a sentence has changed: it says its original until its translation is there.
    for (const place of places)
      if (!cache.has(place.original) && known(place.original) === undefined) place.restore()
    if (apply(places).length > 0) later()
  })
  stop = () => {
    isOver = true
    observer.disconnect()
    clearTimeout(clock)
  }
  observer.observe(document.body, observed)
  void ask(apply(placesIn(document.body)))
  return stop
}

/** Asks the finder once for each text, and keeps what it says. */
function knownBy(find: FindWords | undefined): (text: string) => string | undefined {
  const asked = new Set<string>()
  return (text) => {
    if (!find || asked.has(text) || !isWords(text)) return undefined
    asked.add(text)
    const found = find(text)
    if (found !== null) cache.set(text, found)
    return found ?? undefined
  }
}

/** Gives every text back what it said. */
export function restorePage(): void {
  stop()
  cache.clear()
  shown = null
  restoreAll()
}

function restoreAll(): void {
  for (const place of placesIn(document.body)) place.restore()
  document.documentElement.lang = 'en'
}

/** What a change may have altered: the texts of the element it happened in, and everything that is new. */
function changedPlaces({ type, target, addedNodes }: MutationRecord): Place[] {
  const element = target instanceof Element ? target : target.parentElement
  if (!element?.isConnected) return []
  const added = type === 'childList' ? [...addedNodes].filter((node) => node instanceof Element) : []
  return [...ownPlaces(element), ...added.filter((node) => node.isConnected).flatMap(placesIn)]
}
