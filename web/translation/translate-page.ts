/**
 * web/translation: one run over the page: what is there is translated,
 * and what comes later too, until the run ends.
 */
import { attributeNames } from '#web/platform/speech/silence.rules.ts'
import { isWords } from '#web/platform/speech/sentence.rules.ts'
import { markTranslated } from '#web/platform/speech/translated.ts'
import { languages } from '#web/platform/words/languages.ts'
import { translateTexts } from '#web/platform/words/translator.ts'
import { isOurs, ownPlaces, placesIn, type Place } from './sheet.ts'

type Run = {
  language: string
  service: string
  /** The language that the page is written in. */
  own: string
  /** Whether a text of the page is one of `own` already. */
  isSaid: (text: string) => boolean
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
  if (shown !== null && shown !== run.language) restoreAll(run.own)
  shown = run.language
  const isRtl = languages.find(({ code }) => code === run.language)?.dir === 'rtl'
  let isOver = false
  let clock: ReturnType<typeof setTimeout> | undefined
  const asked = new Set<string>()

  const apply = (places: readonly Place[]): string[] => {
    const unknown = new Set<string>()
    for (const place of places) {
      const { original } = place
      const translation = cache.get(original)
      if (translation !== undefined) place.write(translation, isRtl)
      else if (isWords(original) && !asked.has(original) && !run.isSaid(original)) unknown.add(original)
    }
    if (cache.size > 0) markTranslated(run.language, run.own)
    return [...unknown]
  }

  const ask = async (texts: readonly string[]): Promise<void> => {
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
    for (const place of places) if (!cache.has(place.original)) place.restore()
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

/** Gives every text back what it said, in the language that the page is written in. */
export function restorePage(own: string): void {
  stop()
  cache.clear()
  shown = null
  restoreAll(own)
}

function restoreAll(own: string): void {
  for (const place of placesIn(document.body)) place.restore()
  markTranslated(null, own)
}

/** What a change may have altered: the texts of the element it happened in, and everything that is new. */
function changedPlaces({ type, target, addedNodes }: MutationRecord): Place[] {
  const element = target instanceof Element ? target : target.parentElement
  if (!element?.isConnected) return []
  const added = type === 'childList' ? [...addedNodes].filter((node) => node instanceof Element) : []
  return [...ownPlaces(element), ...added.filter((node) => node.isConnected).flatMap(placesIn)]
}
