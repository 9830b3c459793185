/** platform: who is let in when more is asked than can be answered. */
import { expect, test } from 'vitest'
import { afterEach, beforeEach, vi } from 'vitest'
import { createAdmission, type Guest, type Kind } from './admission.ts'
import { kindOfRequest, whatIsAsked } from './kind-of-request.ts'

let clock = 0
beforeEach(() => {
  clock = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => void vi.useRealTimers())

/** Turns of the event loop that take so many milliseconds more than they should. */
function turns(count: number, lateBy = 0): void {
  for (let i = 0; i < count; i++) {
    clock += 20 + lateBy
    vi.advanceTimersByTime(20)
  }
}
/** All the time is this thread's own but what `others` say. */
const open = (isFair = true, others = () => 0) =>
  createAdmission({ isFair, now: () => clock, used: () => clock - others() })
const guest = (kind: Kind, network = 'a', places = 1): Guest => ({ kind, network, places })

/** Lets in whoever there is room for; answers how many of `count` that were. */
function letIn(admission: ReturnType<typeof open>, count: number, who: (n: number) => Guest): number {
  let entered = 0
  for (let n = 0; n < count; n++) {
    if (!admission.hasRoom(who(n))) continue
    admission.take(who(n))
    entered++
  }
  return entered
}

test('places become fewer the later the loop is, and more again when all are wanted', () => {
  const admission = open()
  const before = letIn(admission, 1_000, (n) => guest('person', `n${n}`))
  expect(before).toBe(admission.occupancy().places)
  turns(1, 200)
  expect(admission.occupancy().places).toBe(Math.floor((before * 60) / 200))
  turns(3, 5_000)
  const fewest = admission.occupancy().places
  expect(fewest).toBeLessThan(before / 2)
  for (let i = 0; i < 50; i++) {
    admission.hasRoom(guest('person', 'x'))
    turns(1)
  }
  expect(admission.occupancy().places).toBeGreaterThan(fewest * 2)
})

test('so they do when requests wait long to be begun, though no turn of the loop takes long', () => {
  const admission = open()
  const before = letIn(admission, 1_000, (n) => guest('person', `n${n}`))
  admission.waited(150)
  turns(1)
  expect(admission.occupancy().places).toBe(Math.floor((before * 60) / 150))
})

test('a loop that something else made late changes nothing', () => {
  const admission = open()
  const { places } = admission.occupancy()
  admission.take(guest('person'))
  turns(3, 800)
  expect(admission.occupancy().places).toBe(places)
})

test('nor does one that is late because other programs had the processor, until requests wait for it', () => {
  let others = 0
  const admission = open(true, () => others)
  const { places } = admission.occupancy()
  letIn(admission, 200, (n) => guest('person', `n${n}`))
  others += 300
  turns(1, 300)
  expect(admission.occupancy().places).toBe(places)
  // Two thirds of this turn were its own.
  others += 100
  turns(1, 280)
  expect(admission.occupancy().places).toBe(Math.floor((200 * 60) / 180))
  admission.waited(1_000)
  turns(1)
  expect(admission.occupancy().places).toBe(64)
  // Nor do places become more while requests wait, however little the loop has to do.
  admission.hasRoom(guest('person'))
  admission.waited(40)
  turns(1)
  expect(admission.occupancy().places).toBe(64)
})

test('machines have half of the places, people the rest, sign-in its own, and health is never refused', () => {
  const admission = open()
  const { places } = admission.occupancy()
  expect(letIn(admission, 1_000, (n) => guest('machine', `m${n}`))).toBe(places / 2)
  expect(letIn(admission, 1_000, (n) => guest('person', `p${n}`))).toBe(places / 2)
  expect(letIn(admission, 30, (n) => guest('signIn', `s${n}`))).toBe(30)
  expect(letIn(admission, 5_000, (n) => guest('vital', `v${n}`))).toBe(5_000)
})

test('the parts of pages that were let in are let in when nobody else is, and have an end of their own', () => {
  const admission = open()
  turns(1, 200)
  expect(letIn(admission, 1_000, (n) => guest('person', `p${n}`))).toBe(admission.occupancy().places)
  expect(letIn(admission, 500, (n) => guest('part', `p${n % 30}`))).toBe(500)
  clock += 300
  expect(admission.hasRoom(guest('person', 'x'))).toBe(false)
  expect(admission.hasRoom(guest('part', 'x'))).toBe(true)
  expect(letIn(admission, 5_000, (n) => guest('part', `n${n}`))).toBeLessThan(1_000)
})

test('while it is late, one network leaves room for others; and has room for itself when it is not', () => {
  const calm = open()
  expect(letIn(calm, 500, () => guest('person'))).toBe(calm.occupancy().places)
  const late = open()
  late.take(guest('person', 'other', 9))
  turns(1, 90)
  const { places } = late.occupancy()
  const greedy = letIn(late, 500, () => guest('person'))
  expect(greedy).toBeLessThan(places)
  expect(letIn(late, 6, () => guest('person', 'third'))).toBe(6)
  const relaxed = open(false)
  turns(1, 90)
  expect(letIn(relaxed, 500, () => guest('person'))).toBe(relaxed.occupancy().places)
})

test('a turn of the loop that takes too long already takes nobody more', () => {
  const admission = open()
  letIn(admission, 200, (n) => guest('person', `n${n}`))
  clock += 300
  expect(admission.hasRoom(guest('person', 'x'))).toBe(false)
  expect(admission.hasRoom(guest('machine', 'x'))).toBe(false)
  turns(1)
  expect(admission.hasRoom(guest('vital'))).toBe(true)
})

test('places are given back', () => {
  const admission = open()
  const leaves = Array.from({ length: 40 }, () => admission.take(guest('person', 'a', 8)))
  expect(admission.hasRoom(guest('person'))).toBe(false)
  for (const leave of leaves) leave()
  expect(admission.occupancy().taken).toBe(0)
  expect(admission.hasRoom(guest('person'))).toBe(true)
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
test.each([
  ['/healthz', {}, 'vital', 1],
  ['/metrics?x=1', {}, 'vital', 1],
  ['/healthz/x', { 'user-agent': firefox }, 'person', 8],
  ['/api/auth/login', {}, 'signIn', 1],
  ['/api/trg/verify', { 'user-agent': firefox }, 'signIn', 1],
  ['/', { 'user-agent': firefox }, 'person', 8],
  ['/property-listing?q=a.b', { 'user-agent': firefox }, 'person', 8],
  ['/property-listing.data?q=1', { 'user-agent': firefox }, 'person', 8],
  ['/assets/profile-C1cif8Pl.js', { 'user-agent': firefox }, 'part', 1],
  ['/map/static.svg?lat=1', { 'user-agent': firefox }, 'person', 1],
  ['/property-listing', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'machine', 8],
  ['/property-listing', {}, 'machine', 8],
  ['/api/meridian/search', { 'user-agent': firefox, 'sec-fetch-site': 'same-origin' }, 'person', 1],
  ['/api/meridian/search', { 'user-agent': firefox, 'sec-fetch-site': 'cross-site' }, 'machine', 1],
  ['/api/meridian/search', { 'user-agent': 'undici' }, 'machine', 1],
])('%s with %j is asked by a %s and takes %i', (url, headers, kind, places) => {
  expect(kindOfRequest({ url, headers })).toEqual({ kind, places })
})

test.each([
  ['/api/meridian/search', 'call'],
  ['/', 'page'],
  ['/compare', 'page'],
  ['/compare.data', 'page'],
  ['/map/world.pmtiles', 'file'],
  ['/illustrations/a.svg', 'file'],
  ['/readyz', 'health'],
])('%s is a %s', (path, asked) => expect(whatIsAsked(path)).toBe(asked))
