/** platform: what a collector is told: which span hangs below which, and the figures of the registry. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { InMemoryMetricExporter, AggregationTemporality } from '@opentelemetry/sdk-metrics'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { afterFile } from '#tests/support/cleanup.ts'
import { readConfig } from '../settings/config.ts'
import { createLog } from '../settings/log.ts'
import { openTelemetry } from './open-telemetry.ts'
import { createTelemetry } from './sdk.ts'
import { noTelemetry } from './telemetry.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const ok = async () => new Response('')
const search = () => ({ name: 'GET /search', attributes: { 'http.route': '/search' } })

function listen({ share = 1, trustsCallers = true } = {}) {
  const exporter = new InMemorySpanExporter()
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  const spans = new SimpleSpanProcessor({ exporter })
  const telemetry = createTelemetry({ service: 'test', share, trustsCallers, spans, figures: () => metrics })
  afterFile(() => telemetry.close())
  const heard = () =>
    exporter.getFinishedSpans().map((span) => ({
      name: span.name,
      trace: span.spanContext().traceId,
      id: span.spanContext().spanId,
      below: span.parentSpanContext?.spanId,
      attributes: span.attributes,
    }))
  return { telemetry, heard, metrics }
}

test('a statement hangs below its question, that below the request, that below the caller', async () => {
  const { telemetry, heard } = listen()
  const answer = () =>
    telemetry.span('search', {}, async () => {
      await Promise.resolve()
      telemetry.past(() => ({ name: 'select listings', attributes: {} }), 5)
      return new Response('')
    })
  await telemetry.request(new Headers({ traceparent }), answer, search)
  const [statement, question, request] = heard()
  expect(request).toMatchObject({
    name: 'GET /search',
    trace: traceId,
    below: 'b7ad6b7169203331',
    attributes: { 'http.route': '/search' },
  })
  expect(question).toMatchObject({ name: 'search', trace: traceId, below: request?.id })
  expect(statement).toMatchObject({ name: 'select listings', trace: traceId, below: question?.id })
})

test('a call from inside the program is part of the page that makes it', async () => {
  const { telemetry, heard } = listen()
  const page = () => telemetry.request(null, ok, search)
  await telemetry.request(new Headers(), page, () => ({ name: 'GET page', attributes: {} }))
  const [call, outer] = heard()
  expect(call).toMatchObject({ name: 'GET /search', below: outer?.id, trace: outer?.trace })
})

test('strangers do not say what is recorded, and of the share none nothing is', async () => {
  const stranger = listen({ trustsCallers: false })
  await stranger.telemetry.request(new Headers({ traceparent }), ok, search)
  expect(stranger.heard()[0]?.trace).not.toBe(traceId)
  const silent = listen({ share: 0 })
  await silent.telemetry.request(new Headers(), ok, search)
  expect(silent.heard()).toEqual([])
})

test('what fails is marked by its kind, never by its words, and thrown on', async () => {
  const { telemetry, heard } = listen()
  const failing = async () => {
    throw new RangeError('ann@example.com is unknown')
  }
  await expect(telemetry.span('job mail.send', {}, failing)).rejects.toThrow('unknown')
  const [span] = heard()
  expect(span?.attributes).toEqual({ 'error.type': 'RangeError' })
})

test('a statement that nobody waits for is no trace of its own', () => {
  const { telemetry, heard } = listen()
  telemetry.past(() => ({ name: 'select', attributes: {} }), 5)
  expect(heard()).toEqual([])
})

test('the figures of the registry are told with their buckets', async () => {
  const registry = new Registry()
  new Gauge({ name: 'homes', help: 'Homes', registers: [registry] }).set(7)
  new Gauge({ name: 'lost', help: 'Not known now', registers: [registry] }).set(Number.NaN)
  new Counter({ name: 'sent_bytes_total', help: 'Sent', registers: [registry], labelNames: ['to'] }).inc(
    { to: 'a' },
    3,
  )
  const took = new Histogram({ name: 'took_seconds', help: 'Took', buckets: [1, 2], registers: [registry] })
  for (const seconds of [0.5, 1.5, 1.5, 9]) took.observe(seconds)
  const { telemetry, metrics } = listen()
  telemetry.figures(registry)
  await telemetry.close()
  const told = metrics
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
    .map(({ descriptor, dataPoints }) => [
      descriptor.name,
      descriptor.unit,
      dataPoints.map(({ attributes, value }) => ({ attributes, value })),
    ])
  expect(told).toEqual([
    ['homes', '', [{ attributes: {}, value: 7 }]],
    ['lost', '', []],
    ['sent_bytes_total', 'By', [{ attributes: { to: 'a' }, value: 3 }]],
    [
      'took_seconds',
      's',
      [
        {
          attributes: {},
          value: { buckets: { boundaries: [1, 2], counts: [1, 2, 1] }, sum: 12.5, count: 4 },
        },
      ],
    ],
  ])
})

test('nobody listens without an address; with one a collector is told, and one that refuses is a line in the log', async () => {
  const asked: string[] = []
  let status = 200
  const collector = createServer((request: IncomingMessage, answer) => {
    asked.push(String(request.url))
    request.resume().on('end', () => answer.writeHead(status).end('{}'))
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  afterFile(async () => void collector.close())
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const lines: string[] = []
  const log = createLog(
    'warn',
    'test',
    new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }),
  )
  expect(await openTelemetry(readConfig({}), 'web', log)).toBe(noTelemetry)

  const name = 'OTEL_EXPORTER_OTLP_ENDPOINT'
  process.env[name] = endpoint
  afterFile(async () => void delete process.env[name])
  const config = readConfig({ [name]: endpoint })
  const open = async () => {
    const telemetry = await openTelemetry(config, 'web', log)
    telemetry.figures(new Registry())
    await telemetry.request(new Headers(), ok, search)
    return telemetry
  }
  await (await open()).close()
  expect(asked.toSorted()).toEqual(['/v1/metrics', '/v1/traces'])

  status = 400
  await (await open()).close()
  expect(lines.join()).toContain('telemetry could not be handed over')
})
