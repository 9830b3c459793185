/** web/content: how a pair moved: drawn by the server, its program comes with the visitor's first move. */
import type { ComponentProps, ComponentType } from 'react'
import { deferredPart } from '#web/platform/loading/deferred-part.ts'
import type { RateChart as ChartPart } from './rate-chart.tsx'
import './rate-chart.module.css'

export const RateChart: ComponentType<ComponentProps<typeof ChartPart>> = import.meta.env.SSR
  ? (await import('./rate-chart.tsx')).RateChart
  : deferredPart(() => import('./rate-chart.tsx'), 'RateChart')
