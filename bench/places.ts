/**
 * bench: type-ahead over the gazetteer and sentences: how long
 * building, loading and each kind of question take.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arabicExamples } from '#tests/plain-language/arabic.ts'
import { laterArabic } from '#tests/plain-language/later/arabic.ts'
import { latestArabic } from '#tests/plain-language/latest/arabic.ts'
import { districtExamples } from '#tests/plain-language/districts.ts'
import { englishExamples } from '#tests/plain-language/english.ts'
import { laterEnglish } from '#tests/plain-language/later/english.ts'
import { latestEnglish } from '#tests/plain-language/latest/english.ts'
import { freshExamples } from '#tests/plain-language/fresh.ts'
import { frenchExamples } from '#tests/plain-language/french.ts'
import { laterFrench } from '#tests/plain-language/later/french.ts'
import { latestFrench } from '#tests/plain-language/latest/french.ts'
import { germanExamples } from '#tests/plain-language/german.ts'
import { laterGerman } from '#tests/plain-language/later/german.ts'
import { latestGerman } from '#tests/plain-language/latest/german.ts'
import { italianExamples } from '#tests/plain-language/italian.ts'
import { laterItalian } from '#tests/plain-language/later/italian.ts'
import { latestItalian } from '#tests/plain-language/latest/italian.ts'
import { portugueseExamples } from '#tests/plain-language/portuguese.ts'
import { laterPortuguese } from '#tests/plain-language/later/portuguese.ts'
import { latestPortuguese } from '#tests/plain-language/latest/portuguese.ts'
import { postcodeExamples } from '#tests/plain-language/postcodes.ts'
import { spanishExamples } from '#tests/plain-language/spanish.ts'
import { laterSpanish } from '#tests/plain-language/later/spanish.ts'
import { latestSpanish } from '#tests/plain-language/latest/spanish.ts'
import { understoodLanguages as spokenLanguages } from '#contract/search/understood-languages.ts'
import { understand } from '#server/search/sentence/understand.ts'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'

const kinds = {
  beginnings: [
    'l',
    'lo',
    'lon',
    'lond',
    'pari',
    'münch',
    'new yo',
    'saint',
    'san',
    's',
    'buenos',
    'st peter',
  ],
  names: [
    'london',
    'deal',
    'springfield',
    'zürich',
    'sao paulo',
    'москва',
    '東京',
    'القاهرة',
    'españa',
    'bayern',
  ],
  errors: [
    'barcelna',
    'frankfrut',
    'new yrok',
    'newyork',
    'cape twon',
    'edinbrugh',
    'philadelpia',
    'copenhaguen',
    'istambul',
    'marbela',
  ],
  regions: [
    'paris texas',
    'paris, tx',
    'cambridge massachusetts',
    'lisbon portugal',
    'london ontario',
    'deal kent',
  ],
  nonsense: ['zzqqzz', 'xkcd xkcd', 'aaaaaaaaaaaaaaaa', 'the quick brown fox', 'llanfairpwllgwyngyll'],
}
const rounds = 200

const quantile = (sorted: number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
const microseconds = (ms: number): number => Math.round(ms * 1000) / 1000
const figures = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((q) => microseconds(quantile(sorted, q)))
  return { p50, p95, p99, max }
}

/** Milliseconds of every call, one after the other. */
function measure<T>(items: T[], work: (item: T) => unknown): number[] {
  return items.map((item) => {
    const started = performance.now()
    work(item)
    return performance.now() - started
  })
}

async function loadTimed(folder: string) {
  const started = performance.now()
  const gazetteer = await loadGazetteer(folder)
  return { ms: Math.round(performance.now() - started), gazetteer }
}

const ask = (places: Places, questions: string[]): number[] =>
  Array.from({ length: rounds }, () => measure(questions, (question) => places.suggest(question, 8))).flat()

const folder = await mkdtemp(join(tmpdir(), 'meridian-bench-places-'))
const built = await loadTimed(folder)
const loaded = await loadTimed(folder)
const bytes = (await stat(join(folder, 'gazetteer.bin'))).size
await rm(folder, { recursive: true })

const places = createPlaces(loaded.gazetteer)
for (const questions of Object.values(kinds)) measure(questions, (question) => places.suggest(question))
const times = Object.entries(kinds).map(([kind, questions]) => [kind, ask(places, questions)] as const)
const suggest = figures(times.flatMap(([, list]) => list))
const cities = places.populated(200_000)
const nearby = figures(measure(cities, (city) => places.nearby(city)))
const resolve = figures(
  measure(cities, ({ country, name, lat, lon }) =>
    places.resolve({ country, locality: name, point: { lat, lon } }),
  ),
)

const corpus = [
  ...[
    englishExamples,
    laterEnglish,
    latestEnglish,
    spanishExamples,
    laterSpanish,
    latestSpanish,
    frenchExamples,
    laterFrench,
    latestFrench,
    germanExamples,
    laterGerman,
    latestGerman,
    portugueseExamples,
    laterPortuguese,
    latestPortuguese,
    italianExamples,
    laterItalian,
    latestItalian,
    arabicExamples,
    laterArabic,
    latestArabic,
    ...spokenLanguages.map(freshExamples),
  ].flat(),
  ...districtExamples,
  ...postcodeExamples,
].map(([sentence]) => sentence)
const readAloud = (q: string) => understand(places, { q, currency: 'EUR', language: 'en' })
measure(corpus, readAloud)
const sentences = figures(Array.from({ length: 5 }, () => measure(corpus, readAloud)).flat())

console.table({
  ...Object.fromEntries(times.map(([kind, list]) => [kind, figures(list)])),
  'all suggestions': suggest,
  nearby,
  resolve,
  sentences,
})
console.log(
  `RESULT ${JSON.stringify({ buildMs: built.ms, loadMs: loaded.ms, bytes, suggest, nearby, resolve, sentences })}`,
)
