/** demonstration/homes: how often which types stand among the homes of a place: weights, not shares. */
import type { PropertyType } from '../../../contract/vocabulary/vocabulary.ts'

export type Mix = Partial<Record<PropertyType, number>>
