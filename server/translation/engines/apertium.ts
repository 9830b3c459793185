/**
 * translation: the engine on this machine: Apertium, a free rule-based
 * translator, when its programs are installed.
 */
import { execFile, spawn } from 'node:child_process'
import { brand } from '#contract/content/brand.ts'
import type { Direction, Engine, Pair } from './engine.ts'

/**
 * The directions whose output reads well enough to help, by the names Apertium gives them. Chains of two
 * directions and the pairs of Serbo-Croatian were tried and left out: what they write misleads.
 */
const usable: Record<Pair, string> = {
  'en-es': 'eng-spa',
  'en-ca': 'eng-cat',
  'en-gl': 'en-gl',
  'en-eo': 'en-eo',
  'es-en': 'spa-eng',
  'ca-en': 'cat-eng',
  'gl-en': 'gl-en',
  'eo-en': 'eo-en',
  'es-ca': 'spa-cat',
  'ca-es': 'cat-spa',
  'es-gl': 'es-gl',
  'gl-es': 'gl-es',
  'es-pt': 'es-pt',
  'pt-es': 'pt-es',
  'es-it': 'spa-ita',
  'it-es': 'ita-spa',
  'es-fr': 'es-fr',
  'fr-es': 'fr-es',
  'ca-fr': 'cat-fra',
  'fr-ca': 'fra-cat',
}

/** Milliseconds for one run; a whole batch takes a fifth of a second. */
const patience = 15_000
/** Runs at once, and how many may wait: the rest is told at once that it is too much. */
const atOnce = 2
const waitingMost = 40

/** Asks the machine once which directions it has; without the program there are none. */
export function createApertium(): Engine {
  let known: Promise<ReadonlySet<Pair>> | null = null
  const inTurn = createTurns()
  return {
    name: 'apertium',
    pairs: () => (known ??= readPairs()),
    translate: (texts, direction) => inTurn(() => translateAll(texts, modeOf(direction))),
  }
}

function modeOf({ source, target }: Direction): string {
  const mode = usable[`${source}-${target}`]
  if (!mode) throw new Error(`Apertium does not translate ${source} into ${target}.`)
  return mode
}

function readPairs(): Promise<ReadonlySet<Pair>> {
  return new Promise((resolve) => {
    execFile('apertium', ['-l'], { timeout: 10_000 }, (error, stdout) => {
      const installed = new Set(error ? [] : stdout.split(/\s+/))
      const pairs = Object.entries(usable).filter(([, mode]) => installed.has(mode))
      resolve(new Set(pairs.map(([pair]) => pair as Pair)))
    })
  })
}

/** A blank line ends a paragraph, and no word wanders from one paragraph into another. */
async function translateAll(texts: readonly string[], mode: string): Promise<(string | null)[]> {
  const lines = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
  const answer = await run(mode, `${lines.join('\n\n')}\n`)
  const found = answer.trim().split(/\n\s*\n/)
  if (found.length !== lines.length)
    throw new Error(`Apertium answered ${found.length} texts to ${lines.length}.`)
  return found.map((text, index) => tidy(text, lines[index] ?? ''))
}

/** Spaces the rules leave behind, and the full stop they drop or add. */
function tidy(text: string, original: string): string | null {
  const clean = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([.,;:!?])/g, '$1')
    .trim()
  if (clean === '') return null
  const end = /[.!?…]$/.exec(original)?.[0] ?? ''
  const named = original.includes(brand.name)
    ? clean.replaceAll(/meridi[aá]n[oae]?s?|meridi[àa]/giu, brand.name)
    : clean
  const bare = named.replace(/[.]+$/, '')
  return end === '.' ? `${bare}.` : end === '' ? bare : named
}

/** Runs a direction over a text; the pipeline is a group of processes and ends as one. */
function run(mode: string, input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // Apertium opens its input by name, which a socket does not allow and a pipe does.
    const child = spawn('sh', ['-c', 'cat | apertium -u -f txt "$0"', mode], {
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
    const clock = setTimeout(() => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    }, patience)
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
    child.stdin.on('error', () => undefined)
    child.once('error', (error) => {
      clearTimeout(clock)
      reject(error)
    })
    child.once('close', (code) => {
      clearTimeout(clock)
      if (code === 0) resolve(output)
      else reject(new Error(`Apertium ended with ${code ?? 'a signal'}.`))
    })
    child.stdin.end(input)
  })
}

function createTurns() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new Error('Too much is waiting for Apertium.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
