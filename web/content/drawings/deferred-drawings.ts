/** web/content: the drawings, drawn by the server at once and by the browser when somebody moves. */
import type { ComponentProps, ComponentType } from 'react'
import { deferredPart } from '#web/platform/loading/deferred-part.ts'
import type { Drawn as DrawnPart } from './drawn.tsx'

export const Drawn: ComponentType<ComponentProps<typeof DrawnPart>> = import.meta.env.SSR
  ? (await import('./drawn.tsx')).Drawn
  : deferredPart(() => import('./drawn.tsx'), 'Drawn')
