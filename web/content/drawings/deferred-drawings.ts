/** web/content: the drawings, drawn by the server at once and by the browser when somebody moves. */
import type { ComponentProps, ComponentType } from 'react'
import { latePart } from '#web/platform/loading/late-part.ts'
import type { Drawn as DrawnPart } from './drawn.tsx'

export const Drawn: ComponentType<ComponentProps<typeof DrawnPart>> = import.meta.env.SSR
  ? (await import('./drawn.tsx')).Drawn
  : latePart(() => import('./drawn.tsx'), 'Drawn')
