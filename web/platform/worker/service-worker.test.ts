/** web/platform: a press on a notice leads to the home in the window that fits best. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'

const source = readFileSync(join(import.meta.dirname, '../../public/service-worker.js'), 'utf8')
const origin = 'https://homes.example'

type Handler = (event: object) => void
type Window = { url: string; focus: () => Promise<Window>; navigate: (to: string) => Promise<null> }

let windows: Window[]
let done: string[]
let handlers: Record<string, Handler>

/** What it does is noted as `name focus`. */
const aWindow = (name: string, url: string): Window => {
  const window: Window = {
    url: origin + url,
    focus: async () => {
      done.push(`${name} focus`)
      return window
    },
    navigate: async (to) => {
      done.push(`${name} to ${to}`)
      return null
    },
  }
  return window
}

beforeEach(() => {
  windows = []
  done = []
  handlers = {}
  const clients = {
    matchAll: async () => windows,
    openWindow: async (to: string) => void done.push(`new ${to}`),
  }
  const self = {
    location: { origin },
    clients,
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler
    },
  }
  runInNewContext(source, { self, URL, caches: {}, fetch: () => undefined })
})

async function press(path: string): Promise<string[]> {
  const work: Promise<unknown>[] = []
  handlers.notificationclick?.({
    notification: { close: () => done.push('closed'), data: { path } },
    waitUntil: (one: Promise<unknown>) => work.push(one),
  })
  await Promise.all(work)
  return done
}

test('the window that shows the home already is brought to the front as it is', async () => {
  windows = [aWindow('first', '/'), aWindow('there', '/property-details/1#photos')]
  expect(await press('/property-details/1')).toEqual(['closed', 'there focus'])
})

test('else the one looked at last goes there', async () => {
  windows = [aWindow('first', '/property-details/1?lang=de'), aWindow('other', '/')]
  expect(await press('/property-details/1')).toEqual([
    'closed',
    'first focus',
    `first to ${origin}/property-details/1`,
  ])
})

test('a new one opens where there is none, or where it is gone by then', async () => {
  expect(await press('/savedProperties/searches')).toEqual([
    'closed',
    `new ${origin}/savedProperties/searches`,
  ])
  done = []
  const gone = { ...aWindow('gone', '/'), focus: () => Promise.reject(new TypeError('gone')) }
  windows = [gone]
  expect(await press('/x')).toEqual(['closed', `new ${origin}/x`])
})

test('nobody is led away from this site', async () => {
  windows = [aWindow('first', '/')]
  expect(await press('https://elsewhere.example/')).toEqual(['closed'])
  expect(await press('//elsewhere.example/')).toEqual(['closed', 'closed'])
})
