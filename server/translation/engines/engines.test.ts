/**
 * translation: the engines by themselves: a LibreTranslate, a service that says
 * nothing, and Apertium where it is installed.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { afterFile } from '#tests/support/cleanup.ts'
import { startTranslationService } from '#tests/support/words/translation-service.ts'
import { createApertium } from './apertium.ts'
import { createUpstream } from './upstream.ts'

const toSpanish = { source: 'en', target: 'es' }

async function startLibre() {
  const asked: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify([{ code: 'en', targets: ['es', 'de'] }]))
      return
    }
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push(JSON.parse(body) as Record<string, unknown>)
      response.end(JSON.stringify({ translatedText: ['Una casa', null] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/translate`, asked }
}

describe('a service elsewhere', () => {
  test('LibreTranslate is asked in its own way and says what it knows', async () => {
    const { url, asked } = await startLibre()
    const engine = createUpstream({ url, key: 'libre-key' })
    expect(await engine.translate(['A house', 'A barn'], toSpanish)).toEqual(['Una casa', null])
    expect(asked[0]).toMatchObject({
      q: ['A house', 'A barn'],
      source: 'en',
      target: 'es',
      api_key: 'libre-key',
    })
    expect(await engine.pairs()).toEqual(new Set(['en-es', 'en-de']))
  })

  test('I10 silence ends, and so does an answer that never does', async () => {
    const service = await startTranslationService()
    const engine = createUpstream({ url: service.url, key: undefined, patience: 200 })
    service.behaviour = () => undefined
    await expect(engine.translate(['A house'], toSpanish)).rejects.toThrow('timeout')
    service.behaviour = (_, response) => response.write('{"data":')
    await expect(engine.translate(['A house'], toSpanish)).rejects.toThrow('timeout')
  })

  test('that cannot be reached says nothing about languages and translates nothing', async () => {
    const engine = createUpstream({ url: 'http://127.0.0.1:9/translate', key: undefined })
    expect(await engine.pairs()).toBe('*')
    await expect(engine.translate(['A house'], toSpanish)).rejects.toThrow('fetch failed')
  })
})

const apertium = createApertium()
test('languages that a service could not say are asked for again a minute later', async () => {
  let isWell = false
  const server = createServer((_, response) => {
    if (!isWell) response.statusCode = 500
    response.end(JSON.stringify([{ code: 'en', targets: ['es'] }]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  const engine = createUpstream({ url: `http://127.0.0.1:${port}/translate`, key: undefined })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    expect(await engine.pairs()).toBe('*')
    isWell = true
    expect(await engine.pairs()).toBe('*')
    vi.advanceTimersByTime(60_000)
    expect(await engine.pairs()).toEqual(new Set(['en-es']))
  } finally {
    vi.useRealTimers()
  }
})
const installed = await apertium.pairs()

test('Apertium has no direction that misleads, and refuses what it has not', async () => {
  expect([...installed].filter((pair) => /hr|sr|bs|hbs/.test(pair))).toEqual([])
  await expect(apertium.translate(['A house'], { source: 'en', target: 'ja' })).rejects.toThrow(
    'does not translate',
  )
})

test('Apertium answers one text for each, where it is installed', async () => {
  const isThere = installed !== '*' && installed.has('en-es')
  const texts = ['The house has a garden.', 'House $(id) [x] ^y$ <b>', '12\nhomes']
  const answers = isThere ? await apertium.translate(texts, toSpanish) : []
  const expected = ['La casa tiene un jardín.', 'Casa $(id) [x] ^y$ <b>', '12 casas']
  expect(answers).toEqual(isThere ? expected : [])
})
