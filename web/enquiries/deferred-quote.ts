/** web/enquiries: the form for a quote: written by the server; its program comes with the first move. */
import type { ComponentType } from 'react'
import { deferredPart } from '#web/platform/loading/deferred-part.ts'

export const QuoteForm: ComponentType = import.meta.env.SSR
  ? (await import('./quote-form.tsx')).QuoteForm
  : deferredPart<'QuoteForm', object>(() => import('./quote-form.tsx'), 'QuoteForm')
