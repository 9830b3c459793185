/** web/listings: the parts of a home's page below its first screen: written by the server, their program comes later. */
import type { ComponentProps, ComponentType } from 'react'
import { latePart } from '#web/platform/late-part.ts'
import type { CostSection as CostPart } from '../costs/cost-section.tsx'
import type { Features as FeaturesPart } from './features.tsx'
import type { LifeSection as LifePart } from './life-section.tsx'
import type { Similar as SimilarPart } from './similar.tsx'
import type { WhereSection as WherePart } from './where-section.tsx'

/** The server must have them at hand: what it writes late is not seen without script. */
const isServer = import.meta.env.SSR

export const Features: ComponentType<ComponentProps<typeof FeaturesPart>> = isServer
  ? (await import('./features.tsx')).Features
  : latePart(() => import('./features.tsx'), 'Features')

export const LifeSection: ComponentType<ComponentProps<typeof LifePart>> = isServer
  ? (await import('./life-section.tsx')).LifeSection
  : latePart(() => import('./life-section.tsx'), 'LifeSection')

export const CostSection: ComponentType<ComponentProps<typeof CostPart>> = isServer
  ? (await import('../costs/cost-section.tsx')).CostSection
  : latePart(() => import('../costs/cost-section.tsx'), 'CostSection')

export const WhereSection: ComponentType<ComponentProps<typeof WherePart>> = isServer
  ? (await import('./where-section.tsx')).WhereSection
  : latePart(() => import('./where-section.tsx'), 'WhereSection')

export const Similar: ComponentType<ComponentProps<typeof SimilarPart>> = isServer
  ? (await import('./similar.tsx')).Similar
  : latePart(() => import('./similar.tsx'), 'Similar')
