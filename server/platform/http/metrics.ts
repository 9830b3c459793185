/** platform: figures for Prometheus. Every program part adds its own to the one registry. */
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

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
  return {
    registry,
    answered: (method: string, route: string, status: number, seconds: number): void =>
      answers.observe({ method, route, status: String(status) }, seconds),
    /** A figure that is read when somebody asks. */
    gauge: (name: string, help: string, read: () => number | Promise<number>): void => {
      // prom-client calls `collect` with the gauge as `this` before it reads it.
      async function collect(this: Gauge): Promise<void> {
        this.set(await read())
      }
      registry.registerMetric(new Gauge({ name, help, registers: [], collect }))
    },
  }
}
