/**
 * web/enquiries: forms below the first words of a page: written by the server, their
 * program comes with the visitor's first move.
 */
import type { ComponentProps, ComponentType } from 'react'
import { deferredPart } from '#web/platform/loading/deferred-part.ts'
import type { AgencyEnquiry as AgencyPart } from './agency-enquiry.tsx'
import type { HomeEnquiry as HomePart } from './home-enquiry.tsx'

const isServer = import.meta.env.SSR

export const HomeEnquiry: ComponentType<ComponentProps<typeof HomePart>> = isServer
  ? (await import('./home-enquiry.tsx')).HomeEnquiry
  : deferredPart(() => import('./home-enquiry.tsx'), 'HomeEnquiry')

export const AgencyEnquiry: ComponentType<ComponentProps<typeof AgencyPart>> = isServer
  ? (await import('./agency-enquiry.tsx')).AgencyEnquiry
  : deferredPart(() => import('./agency-enquiry.tsx'), 'AgencyEnquiry')
