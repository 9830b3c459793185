/**
 * web/saved/offline: brings what can be read without a network into this
 * browser: a page that says so, and the saved homes.
 */
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { pageWordsId, wordsAddress, type PageWords } from '#web/platform/speech/page-words.ts'
import { isActing, readUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { isWorkerPossible, startWorker } from '#web/platform/worker/service-worker.ts'
import { keepOnly, writeOfflineHomes, type OfflineHome } from './offline-homes.ts'

/** So many homes are kept, the latest saved first. */
const mostHomes = 50

const shellName = 'meridian-shell'
const page = '/offline'

let keeping: Promise<void> = Promise.resolve()

/** Nobody waits for it, and nothing of it is worth a word when it fails: the page itself is there. */
export function cacheHomes(): Promise<void> {
  keeping = keeping.then(keepNow).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- for whoever looks for the reason
    console.warn('The saved homes could not be kept for later.', error)
  })
  return keeping
}

async function keepNow(): Promise<void> {
  const userId = readUserInfo()?.userId
  if (!userId || isActing() || !isWorkerPossible()) return
  const homes = await readHomes()
  await keepShell()
  await writeOfflineHomes(userId, { at: new Date().toISOString(), homes })
  await startWorker()
}

async function readHomes(): Promise<OfflineHome[]> {
  const { saved, dossier } = await signedApi()
  const { currency } = readPreferences(document.cookie)
  const [{ items }, written] = await Promise.all([
    saved.list({ query: { limit: mostHomes, currency } }),
    dossier.all({ query: { limit: mostHomes } }),
  ])
  const dossiers = new Map(written.items.map(({ id, ...rest }) => [id, rest]))
  return items.map(({ savedAt, card }) => {
    const { id, title, purpose, price, place, beds, baths, area, status, image } = card
    const picture = image?.src ? { src: image.src, alt: image.alt } : null
    const own = dossiers.get(id) ?? null
    return { id, title, purpose, price, place, beds, baths, area, status, picture, savedAt, dossier: own }
  })
}

/**
 * The page and its files, which are nobody's. The files come first: whatever page is kept then finds its own.
 */
async function keepShell(): Promise<void> {
  const shown = await fetch(page, { headers: { accept: 'text/html' } })
  if (!shown.ok || shown.redirected) return
  const html = await shown.clone().text()
  const files = [...new Set(html.match(/\/assets\/[\w./-]+\.\w+/g))]
  const cache = await caches.open(shellName)
  const bring = (all: readonly string[]) =>
    Promise.allSettled(all.map(async (file) => (await cache.match(file)) ?? (await cache.add(file))))
  await bring(files)
  const words = await wordsFor(html, files, cache)
  await bring(words)
  await cache.put(page, shown)
  await keepOnly(cache, [page, ...files, ...words])
}

/** What a page in another language than English fetches when it begins: its words, and who says them. */
async function wordsFor(html: string, files: readonly string[], cache: Cache): Promise<string[]> {
  const [, json] = html.split(`id="${pageWordsId}">`).map((part) => part.split('</script>')[0])
  if (!json) return []
  const { language, version } = JSON.parse(json) as PageWords
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (file) => (await cache.match(file))?.text() ?? ''))
  const first = texts.flatMap((text) => namedIn(text).filter((name) => name.startsWith('spoken-voice-')))
  const all = new Set(scripts)
  await Promise.all(first.map((name) => follow(name, all)))
  return [wordsAddress(language, version), ...[...all].slice(scripts.length)]
}

/** Adds a script of ours, and all that it fetches. */
async function follow(name: string, all: Set<string>): Promise<void> {
  const address = `/assets/${name}`
  if (all.has(address)) return
  all.add(address)
  const text = await (await fetch(address)).text()
  await Promise.all(namedIn(text).map((next) => follow(next, all)))
}

/** The scripts beside it that a script names. */
const namedIn = (script: string): string[] => script.match(/(?<=["'`]\.\/)[\w.-]+\.js(?=["'`])/g) ?? []
