/**
 * platform: the figures of the Prometheus registry as OpenTelemetry's,
 * so that each is counted once and told twice.
 */
import { ValueType, type HrTime } from '@opentelemetry/api'
import { millisToHrTime } from '@opentelemetry/core'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  type HistogramMetricData,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

type Figure = MetricObjectWithValues<MetricValue<string>>
type Span = { startTime: HrTime; endTime: HrTime }
/** A value of a histogram says which of its series it belongs to. */
type Counted = MetricValue<string> & { metricName?: string }

/** Reads the registry whenever it is asked. */
export function producerOf(registry: Registry, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(Date.now())
  return {
    collect: async () => {
      const span = { startTime, endTime: millisToHrTime(Date.now()) }
      const figures = (await registry.getMetricsAsJSON()) as Figure[]
      const metrics = figures.flatMap((figure) => told(figure, span))
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'meridian' }, metrics }] },
        errors: [],
      }
    },
  }
}

/** None for kinds that are not counted here. */
function told(figure: Figure, span: Span): MetricData[] {
  const { name, help: description, values } = figure
  const base = {
    descriptor: { name, description, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const points = () =>
    values
      .filter(({ value }) => Number.isFinite(value))
      .map(({ value, labels }) => ({ ...span, attributes: textsOf(labels), value }))
  // The registry's declared type is an enum of numbers; what it answers is the word.
  switch (String(figure.type)) {
    case 'counter':
      return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }]
    case 'gauge':
      return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }]
    case 'histogram':
      return [
        { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(name, values, span) },
      ]
    default:
      return []
  }
}

/** Units by the Prometheus convention of names, as UCUM. */
const unitOf = (name: string): string =>
  /_seconds(_total)?$/.test(name) ? 's' : /_bytes(_total)?$/.test(name) ? 'By' : ''

const textsOf = (labels: object): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([label, text]) => [label, String(text)]))

type Gathered = {
  attributes: Record<string, string>
  buckets: [le: number, upTo: number][]
  sum: number
  count: number
}

/**
 * Prometheus counts each bucket from below; here each counts its
 * own, and a last one what is beyond all of them.
 */
function histogramsOf(
  name: string,
  values: readonly Counted[],
  span: Span,
): HistogramMetricData['dataPoints'] {
  const series = new Map<string, Gathered>()
  for (const { labels, metricName, value } of values) {
    const { le, ...attributes } = textsOf(labels)
    const key = JSON.stringify(attributes)
    const one = series.get(key) ?? { attributes, buckets: [], sum: 0, count: 0 }
    series.set(key, one)
    if (metricName === `${name}_sum`) one.sum = value
    else if (metricName === `${name}_count`) one.count = value
    else if (le !== '+Inf') one.buckets.push([Number(le), value])
  }
  return [...series.values()].map(({ attributes, buckets, sum, count }) => {
    const upTo = [...buckets.map(([, counted]) => counted), count]
    const counts = upTo.map((counted, at) => counted - (upTo[at - 1] ?? 0))
    const boundaries = buckets.map(([le]) => le)
    return { ...span, attributes, value: { buckets: { boundaries, counts }, sum, count } }
  })
}
