/** platform: figures for Prometheus. Every program part adds its own to the one registry. */
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

type AnswerListener = (route: string, seconds: number) => void

/** A registry with the process's own figures and the answers by route template. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method, route template and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const listeners: AnswerListener[] = []
  /**
   * prom-client calls `collect` with the gauge as `this` before it
   * reads it. What cannot be read now is no number.
   */
  function addGauge(name: string, help: string, read: () => number | Promise<number>): void {
    const readNow = async () => read()
    async function collect(this: Gauge): Promise<void> {
      this.set(await readNow().catch(() => Number.NaN))
    }
    registry.registerMetric(new Gauge({ name, help, registers: [], collect }))
  }
  return {
    registry,
    answered: (method: string, route: string, status: number, seconds: number): void => {
      answers.observe({ method, route, status: String(status) }, seconds)
      for (const hear of listeners) hear(route, seconds)
    },
    /** Whoever counts answers by something else hears of each, within the visit that was answered. */
    onAnswered: (hear: AnswerListener): void => void listeners.push(hear),
    /** A figure that is read when somebody asks. */
    gauge: addGauge,
    /** Figures of one reading, by name with what each means: who asks for all of them has it made once. */
    gauges: <Name extends string>(
      helps: Record<Name, string>,
      read: () => Promise<Record<Name, number>>,
    ): void => {
      let reading: Promise<Record<Name, number>> | undefined
      const readOnce = () => (reading ??= read().finally(() => setTimeout(forget, sameScrapeMs).unref()))
      const forget = () => (reading = undefined)
      for (const [name, help] of Object.entries(helps) as [Name, string][])
        addGauge(name, help, async () => (await readOnce())[name])
    },
  }
}

/** Questions for figures that come within this time of each other belong together. */
const sameScrapeMs = 1_000
