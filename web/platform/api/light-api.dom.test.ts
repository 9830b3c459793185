/** web/platform: what is asked without the parser is asked as the contract's client asks it. */
import { afterEach, expect, test, vi } from 'vitest'
import type { MeridianApi } from './api-context.ts'
import { browserApi } from './browser-api.ts'
import { lightApi, type LightApi } from './light-api.ts'

afterEach(() => void vi.unstubAllGlobals())

const query = { box: '1.00000,2.00000,3.00000,4.00000', cells: '6x12', q: 'sea & view', limit: '1' } as never

/** What goes out, and what comes back. */
async function asked(api: LightApi | MeridianApi, answer: () => Response) {
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    sent.push(new Request(request, init))
    return answer()
  })
  const found = await api.search.search({ query }).catch(() => 'refused')
  return {
    found,
    sent: sent.map(({ url, method, headers, credentials }) => [url, method, [...headers], credentials]),
  }
}

const data = {
  items: [],
  total: 7,
  nextCursor: null,
  bounds: null,
  place: null,
  rate: { currency: 'EUR', date: '2026-11-20' },
}
const found = () => Response.json({ status: 'Success', message: 'OK', data })
const refused = () =>
  Response.json({ status: 'Error', code: 'common.unavailable', message: 'Not now' }, { status: 503 })

test.each([
  ['an answer', found],
  ['a refusal', refused],
])('the same question, and the same from %s', async (_, answer) => {
  const light = await asked(lightApi, answer)
  expect(light.sent).toHaveLength(1)
  expect(light).toEqual(await asked(await browserApi(), answer))
})
