/**
 * platform: telemetry by the OpenTelemetry SDK. Loaded only where somebody listens;
 * nothing here is global but the handler of errors.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  type PushMetricExporter,
} from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../settings/log.ts'
import { producerOf } from './metric-producer.ts'
import type { Telemetry } from './telemetry.ts'

type Receivers = { spans: SpanProcessor; figures: () => PushMetricExporter }
type Options = Receivers & {
  service: string
  /** Of all traces that begin here: 0 to 1. */
  share: number
  /** Whether `traceparent` is believed: who may say it can have everything recorded. */
  trustsCallers: boolean
}

/** To the collector that the variables OTEL_EXPORTER_OTLP_… name, which the exporters read themselves. */
export function overHttp(log: Log): Receivers {
  setGlobalErrorHandler((error) => log.warn({ err: error }, 'telemetry could not be handed over'))
  return {
    spans: new BatchSpanProcessor({ exporter: new OTLPTraceExporter() }),
    figures: () => new OTLPMetricExporter(),
  }
}

export function createTelemetry(options: Options): Telemetry {
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'meridian',
        'service.instance.id': `${options.service}-${process.pid}`,
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.share) }),
    spanProcessors: [options.spans],
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  let meters: MeterProvider | undefined
  return {
    ...createSpans({ ...options, contexts, tracer: provider.getTracer('meridian') }),
    figures: (registry) => {
      const reader = new PeriodicExportingMetricReader({
        exporter: options.figures(),
        exportIntervalMillis: 30_000,
        exportTimeoutMillis: 10_000,
        metricProducers: [producerOf(registry, resource)],
      })
      meters = new MeterProvider({ resource, readers: [reader] })
    },
    close: async () => {
      const told = Promise.allSettled([provider.shutdown(), meters?.shutdown()])
      await Promise.race([told, sleep(partingMs, undefined, { ref: false })])
      contexts.disable()
    },
  }
}

/** So long a program that ends waits for a collector. Errors were told to the handler by then. */
const partingMs = 3_000

type Spans = Pick<Telemetry, 'request' | 'span' | 'past'>
type SpanParts = Pick<Options, 'trustsCallers'> & {
  contexts: AsyncLocalStorageContextManager
  tracer: Tracer
}

function createSpans({ contexts, tracer, trustsCallers }: SpanParts): Spans {
  const propagator = new W3CTraceContextPropagator()
  const above = (headers: Headers | null) => {
    if (!headers) return contexts.active()
    return trustsCallers ? propagator.extract(ROOT_CONTEXT, headers, inHeaders) : ROOT_CONTEXT
  }
  const during = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
    try {
      return await contexts.with(trace.setSpan(contexts.active(), span), work)
    } catch (error) {
      fail(span, error)
      throw error
    }
  }
  return {
    request: async (headers, work, describe) => {
      const kind = headers ? SpanKind.SERVER : SpanKind.INTERNAL
      const span = tracer.startSpan('request', { kind }, above(headers))
      try {
        const answer = await during(span, work)
        span.setAttribute('http.response.status_code', answer.status)
        if (answer.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        return answer
      } finally {
        const { name, attributes } = describe()
        span.updateName(name).setAttributes(attributes).end()
      }
    },
    span: (name, attributes, work) => {
      const span = tracer.startSpan(name, { attributes }, contexts.active())
      return during(span, work).finally(() => span.end())
    },
    past: (describe, ms, error) => {
      const parent = trace.getSpan(contexts.active())
      // Alone it says nothing, and what is not recorded need not be described.
      if (!parent?.isRecording()) return
      const { name, attributes } = describe()
      const end = Date.now()
      const asked = { kind: SpanKind.CLIENT, attributes, startTime: end - ms }
      const span = tracer.startSpan(name, asked, contexts.active())
      if (error !== undefined) fail(span, error)
      span.end(end)
    },
  }
}

const inHeaders = {
  keys: (headers: Headers) => [...headers.keys()],
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
}

/** The kind of error only: what it says may name people. */
function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : typeof error
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type)
}
