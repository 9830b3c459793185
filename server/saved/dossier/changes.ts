/**
 * saved: what is not as it was when somebody looked at a home last: by
 * what they saw, or else by its life line. Pure.
 */
import { diffWordsWithSpace } from 'diff'
import type { Listing } from '#contract/listings/listings.ts'
import { snapshotFacts } from '#contract/saved/dossier-codes.ts'
import type { DossierChange } from '#contract/saved/dossier.ts'
import { pictureName, snapshotOf, type Snapshot } from './snapshot.ts'

/** Pictures that came, shown beside the change. */
const shownPictures = 6

/** In the order in which they matter. */
export function changesSince(then: Snapshot, home: Listing): DossierChange[] {
  const now = snapshotOf(home)
  return [
    ...(then.status === now.status
      ? []
      : [{ kind: 'status' as const, before: then.status, after: now.status }]),
    ...priceChanges(then, now),
    ...pictureChanges(then, home),
    ...textChanges(then, now),
    ...snapshotFacts.flatMap((fact) => {
      const before = then.facts[fact] ?? null
      const after = now.facts[fact]
      return before === after ? [] : [{ kind: 'fact' as const, fact, before, after }]
    }),
    ...featureChanges(then, now),
    ...(then.agency === now.agency
      ? []
      : [{ kind: 'agency' as const, before: then.agency, after: now.agency }]),
  ]
}

function priceChanges(then: Snapshot, now: Snapshot): DossierChange[] {
  const purposes = [...new Set([...now.prices, ...then.prices].map(({ purpose }) => purpose))]
  return purposes.flatMap((purpose) => {
    const before = then.prices.find((one) => one.purpose === purpose)?.price ?? null
    const after = now.prices.find((one) => one.purpose === purpose)?.price ?? null
    return samePrice(before, after) ? [] : [{ kind: 'price' as const, purpose, before, after }]
  })
}

type Price = Snapshot['prices'][number]['price'] | null

const samePrice = (a: Price, b: Price): boolean =>
  a?.amount === b?.amount && a?.max === b?.max && a?.currency === b?.currency && a?.period === b?.period

function pictureChanges(then: Snapshot, home: Listing): DossierChange[] {
  const known = new Set(then.pictures)
  const named = home.media.map((item) => ({ name: pictureName(item), picture: item.picture }))
  const fresh = named.filter(({ name }) => name !== null && !known.has(name))
  const left = new Set(named.map(({ name }) => name))
  const removed = then.pictures.filter((name) => !left.has(name)).length
  if (fresh.length === 0 && removed === 0) return []
  const shown = fresh.flatMap(({ picture }) => picture ?? []).slice(0, shownPictures)
  return [{ kind: 'pictures', added: fresh.length, removed, shown }]
}

const parts = ['title', 'description'] as const

/** Languages that came or went are told by their titles and descriptions. */
function textChanges(then: Snapshot, now: Snapshot): DossierChange[] {
  const languages = [...new Set([...now.texts, ...then.texts].map(({ lang }) => lang))]
  return languages.flatMap((lang) =>
    parts.flatMap((part) => {
      const before = then.texts.find((text) => text.lang === lang)?.[part] ?? ''
      const after = now.texts.find((text) => text.lang === lang)?.[part] ?? ''
      return before === after ? [] : [{ kind: 'text' as const, lang, part, pieces: piecesOf(before, after) }]
    }),
  )
}

/** Characters left on either side of what stayed the same. */
const context = 60
/** Beyond this many edits, a text counts as written again. */
const maxEdits = 2_000

/** Of a text of which less than this share stayed, the pieces would only confuse. */
const leastKept = 0.3

type Piece = Extract<DossierChange, { kind: 'text' }>['pieces'][number]

export function piecesOf(before: string, after: string): Piece[] {
  const words = diffWordsWithSpace(before, after, { maxEditLength: maxEdits })
  const stayed = (words ?? []).filter(({ added, removed }) => !added && !removed)
  const kept = stayed.reduce((sum, { value }) => sum + value.trim().length, 0)
  if (!words || kept < leastKept * Math.max(before.length, after.length))
    return [
      ...(before ? [{ kind: 'removed' as const, text: before }] : []),
      ...(after ? [{ kind: 'added' as const, text: after }] : []),
    ]
  return words.flatMap(({ added, removed, value }, at): Piece[] => {
    if (added || removed) return [{ kind: added ? 'added' : 'removed', text: value }]
    return shortened(value, at === 0, at === words.length - 1)
  })
}

/** Of what stayed only as much as says where the change stands. */
function shortened(text: string, isFirst: boolean, isLast: boolean): Piece[] {
  const head = isFirst ? '' : text.slice(0, context)
  const tail = isLast ? '' : text.slice(-context)
  if (head.length + tail.length >= text.length) return [{ kind: 'same', text }]
  const pieces: Piece[] = [
    { kind: 'same', text: head },
    { kind: 'cut', text: '' },
    { kind: 'same', text: tail },
  ]
  return pieces.filter(({ kind, text: shown }) => kind === 'cut' || shown !== '')
}

function featureChanges(then: Snapshot, now: Snapshot): DossierChange[] {
  const added = now.features.filter((one) => !then.features.includes(one))
  const removed = then.features.filter((one) => !now.features.includes(one))
  return added.length + removed.length > 0 ? [{ kind: 'features', added, removed }] : []
}

/**
 * For a home that was kept without being looked at: its life line remembers
 * prices and statuses, and that the rest changed.
 */
export function changesByLife(savedAt: Date, home: Listing): DossierChange[] {
  const events = home.life.filter(({ at }) => Date.parse(at) > savedAt.getTime())
  const status = events.find(({ before }) => before?.status)?.before?.status ?? home.status
  const has = (...kinds: string[]) => events.some(({ kind }) => kinds.includes(kind))
  return [
    ...(status === home.status ? [] : [{ kind: 'status' as const, before: status, after: home.status }]),
    ...home.offers.flatMap(({ purpose, price }): DossierChange[] => {
      const first = events.find((event) => event.kind === 'priceChanged' && event.purpose === purpose)?.before
      if (!first?.currency) return []
      const amount = first.amount ?? null
      const mode = amount === null ? ('onRequest' as const) : price.mode
      const before = { ...price, mode, amount, max: null, currency: first.currency }
      return samePrice(before, { ...price, max: null })
        ? []
        : [{ kind: 'price', purpose, before, after: price }]
    }),
    ...(has('photosChanged') ? [{ kind: 'unknown' as const, what: 'pictures' as const }] : []),
    ...(has('textChanged') ? [{ kind: 'unknown' as const, what: 'text' as const }] : []),
  ]
}
