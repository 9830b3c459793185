/**
 * bench: the same homes in Lucene, when a JDK and Debian's liblucene8-java are
 * installed (apt-get install liblucene8-java).
 */
import { execFile } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { filterFeatures } from '#contract/vocabulary/features.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Found } from '#server/search/question/engine.ts'
import { binFields, binsOf, factFields, factsOf, maskOf } from '#server/search/columnar/store/facts.rules.ts'
import { toGrid } from '#server/search/question/grid.rules.ts'
import { latencyOf, type Latency } from './latency.ts'
import { listingsOf, type Listing, type Market } from './generate.ts'

const jars = ['core', 'analyzers-common'].map((name) => `/usr/share/java/lucene-${name}-8.7.0.jar`)

export type LuceneFigures = Latency & { built: number; bytes: number; mismatches: number }

/**
 * Null when it is not installed. Totals, pages and features are
 * compared where both sides answer the same question.
 */
export async function runLucene(
  market: Market,
  count: number,
  asked: readonly { question: SearchQuestion; answer: Found }[],
): Promise<LuceneFigures | null> {
  if (!jars.every((jar) => existsSync(jar)) || !(await hasJava())) return null
  const folder = await mkdtemp(join(tmpdir(), 'meridian-bench-lucene-'))
  const file = (name: string) => join(folder, name)
  try {
    await pipeline(Readable.from(linesOf(market, count)), createWriteStream(file('homes')))
    await writeFile(file('questions'), asked.map(({ question }) => questionLine(question)).join('\n'))
    const source = fileURLToPath(new URL('./LucenePeer.java', import.meta.url))
    const files = ['homes', 'questions', 'answers', 'index'].map(file)
    await promisify(execFile)('java', ['-Xmx4g', '-cp', jars.join(':'), source, ...files], {
      maxBuffer: 1 << 26,
    })
    return read(await readFile(file('answers'), 'utf8'), asked)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const hasJava = () =>
  promisify(execFile)('java', ['-version']).then(
    () => true,
    () => false,
  )

function read(text: string, asked: readonly { question: SearchQuestion; answer: Found }[]): LuceneFigures {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const [built, bytes] = head.split('\t').map(Number)
  const times = lines.map((line) => line.split('\t').slice(3).map(Number))
  const mismatches = lines.filter((line, at) => !agrees(line, asked[at])).length
  return { ...latencyOf(times), built: built ?? 0, bytes: bytes ?? 0, mismatches }
}

/**
 * Lucene stores places to 1e-7 of a degree and rounds distances otherwise: circles are
 * compared by their totals alone, to one home.
 */
function agrees(line: string, one: { question: SearchQuestion; answer: Found } | undefined): boolean {
  const [total, page, features] = line.split('\t')
  if (!one) return false
  const { question, answer } = one
  if (question.near) return Math.abs(Number(total) - answer.total) <= 1
  const expected = filterFeatures.slice(0, 62).map((feature) => answer.facets?.features[feature] ?? 0)
  const numbers = answer.ids.map((id) => Number.parseInt(id.slice(-12), 16)).join(' ')
  const samePage = question.sort === 'relevance' || page === numbers
  return Number(total) === answer.total && samePage && features === expected.join(' ')
}

function* linesOf(market: Market, count: number): Generator<string> {
  let text = ''
  let number = 0
  for (const listing of listingsOf(market, count)) {
    text += homeLine(listing, number++)
    if (text.length < 1 << 18) continue
    yield text
    text = ''
  }
  yield text
}

function homeLine({ rows, words }: Listing, number: number): string {
  const [row] = rows
  if (!row) return ''
  const facts = factsOf(row)
  const bins = binsOf(row)
  const codes = (['type', 'beds', 'baths', 'tenure', 'energy'] as const).map(
    (name) => (facts >>> factFields[name].shift) & maskOf(factFields[name]),
  )
  const binned = (['price', 'area'] as const).map(
    (name) => (bins >>> binFields[name].shift) & maskOf(binFields[name]),
  )
  const bits = (BigInt(row.featuresHigh) << 32n) | BigInt(row.featuresLow)
  const named = filterFeatures.filter((_, at) => (bits >> BigInt(at)) & 1n)
  const fields = [
    number, row.purpose, (row.flags >> 6) & 1, row.type, row.x, row.y, row.price, row.area, row.beds, row.baths,
    [...codes, ...binned].join(), row.listed, bits, named.join(' '), words.join(' '),
  ] // prettier-ignore
  return `${fields.map((field) => field ?? '').join('\t')}\n`
}

function questionLine(question: SearchQuestion): string {
  const { box, area, near, types, features } = question
  const edges = box && [box.west, box.south, box.east, box.north].map(toGrid)
  const fields = {
    purpose: question.purpose,
    sort: question.sort,
    box: edges?.join(),
    area: area?.flat(2).flat().join(),
    near: near && `${near.lat},${near.lon}`,
    radius: question.radius,
    open: question.hideUnderOffer ? 1 : undefined,
    types: types?.join(),
    features: features?.join(),
    minPrice: question.minPrice,
    maxPrice: question.maxPrice,
    minArea: question.minArea,
    minBeds: question.minBeds,
    minBaths: question.minBaths,
    q: question.q,
  }
  return Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('\t')
}
