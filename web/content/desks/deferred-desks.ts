/**
 * web/content: the table of desks, written by the server with nothing to press, and the times to choose from,
 * which only the visitor's clock knows; their program comes with the visitor's first move.
 */
import type { ComponentProps, ComponentType } from 'react'
import { deferredPart } from '#web/platform/loading/deferred-part.ts'
import type { CallTimes as CallTimesPart } from './call-times.tsx'
import type { Desks as DesksPart } from './desks.tsx'
import './call-times.module.css'
import './desks.module.css'

const isServer = import.meta.env.SSR

export const Desks: ComponentType<ComponentProps<typeof DesksPart>> = isServer
  ? (await import('./desks.tsx')).Desks
  : deferredPart(() => import('./desks.tsx'), 'Desks')

export const CallTimes: ComponentType<ComponentProps<typeof CallTimesPart>> = isServer
  ? (await import('./call-times.tsx')).CallTimes
  : deferredPart(() => import('./call-times.tsx'), 'CallTimes')
