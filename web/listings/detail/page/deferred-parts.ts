/**
 * web/listings: the parts of a home's page below its first screen:
 * written by the server, their program comes later.
 */
import type { ComponentProps, ComponentType } from 'react'
import { deferredPart } from '#web/platform/loading/deferred-part.ts'
import type { CostSection as CostPart } from '../../costs/cost-section.tsx'
import type { Features as FeaturesPart } from '../facts/features.tsx'
import type { LifeSection as LifePart } from '../life/life-section.tsx'
import type { Similar as SimilarPart } from '../facts/similar.tsx'
import type { WhereSection as WherePart } from '../where/where-section.tsx'
// The server draws them at once, so their styles come with the page.
import '#web/ui/sections/fold-section.css'
import '../../costs/costs.module.css'
import '../facts/features.module.css'
import '../facts/similar.module.css'
import '../life/life.module.css'
import '../where/plate.module.css'
import '../where/where-section.module.css'

/** The server must have them at hand: what it writes late is not seen without script. */
const isServer = import.meta.env.SSR

export const Features: ComponentType<ComponentProps<typeof FeaturesPart>> = isServer
  ? (await import('../facts/features.tsx')).Features
  : deferredPart(() => import('../facts/features.tsx'), 'Features')

export const LifeSection: ComponentType<ComponentProps<typeof LifePart>> = isServer
  ? (await import('../life/life-section.tsx')).LifeSection
  : deferredPart(() => import('../life/life-section.tsx'), 'LifeSection')

export const CostSection: ComponentType<ComponentProps<typeof CostPart>> = isServer
  ? (await import('../../costs/cost-section.tsx')).CostSection
  : deferredPart(() => import('../../costs/cost-section.tsx'), 'CostSection')

export const WhereSection: ComponentType<ComponentProps<typeof WherePart>> = isServer
  ? (await import('../where/where-section.tsx')).WhereSection
  : deferredPart(() => import('../where/where-section.tsx'), 'WhereSection')

export const Similar: ComponentType<ComponentProps<typeof SimilarPart>> = isServer
  ? (await import('../facts/similar.tsx')).Similar
  : deferredPart(() => import('../facts/similar.tsx'), 'Similar')
