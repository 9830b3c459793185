/**
 * web/enquiries: the forms to the team: written by the server, their
 * program comes with the visitor's first move.
 */
import type { ComponentProps, ComponentType } from 'react'
import { deferredPart } from '#web/platform/loading/deferred-part.ts'
import type { LotForm as LotPart } from './team-forms.tsx'

const isServer = import.meta.env.SSR

export const ContactForm: ComponentType = isServer
  ? (await import('./team-forms.tsx')).ContactForm
  : deferredPart<'ContactForm', object>(() => import('./team-forms.tsx'), 'ContactForm')

export const ChairmanForm: ComponentType = isServer
  ? (await import('./team-forms.tsx')).ChairmanForm
  : deferredPart<'ChairmanForm', object>(() => import('./team-forms.tsx'), 'ChairmanForm')

export const LotForm: ComponentType<ComponentProps<typeof LotPart>> = isServer
  ? (await import('./team-forms.tsx')).LotForm
  : deferredPart<'LotForm', ComponentProps<typeof LotPart>>(() => import('./team-forms.tsx'), 'LotForm')

export const ServiceForm: ComponentType = isServer
  ? (await import('./team-forms.tsx')).ServiceForm
  : deferredPart<'ServiceForm', object>(() => import('./team-forms.tsx'), 'ServiceForm')
