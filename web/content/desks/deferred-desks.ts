/**
 * web/content: the table of desks: written by the server, with nothing to press; its
 * program comes with the visitor's first move.
 */
import type { ComponentProps, ComponentType } from 'react'
import { deferredPart } from '#web/platform/loading/deferred-part.ts'
import type { Desks as DesksPart } from './desks.tsx'
import './desks.module.css'

type Props = ComponentProps<typeof DesksPart>

export const Desks: ComponentType<Props> = import.meta.env.SSR
  ? (await import('./desks.tsx')).Desks
  : deferredPart<'Desks', Props>(() => import('./desks.tsx'), 'Desks')
