/** web/enquiries: the form for a call: written by the server; its program comes with the first move. */
import type { ComponentProps, ComponentType } from 'react'
import { deferredPart } from '#web/platform/loading/deferred-part.ts'
import type { CallBackForm as FormPart } from './call-back-form.tsx'

export const CallBackForm: ComponentType<ComponentProps<typeof FormPart>> = import.meta.env.SSR
  ? (await import('./call-back-form.tsx')).CallBackForm
  : deferredPart(() => import('./call-back-form.tsx'), 'CallBackForm')
