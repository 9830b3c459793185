/** web/stock: lists of codes as the editor's fields offer them. */
import { featureGroups, type Feature, type FeatureGroup } from '#contract/vocabulary/feature-codes.ts'
import { typeGroups, type PropertyType, type TypeGroup } from '#contract/vocabulary/codes.ts'

export {
  areaKinds,
  completions,
  conditions,
  costKinds,
  energyClasses,
  furnishings,
  openHouseKinds,
  periods,
  priceModes,
  purposes,
  tenures,
} from '#contract/vocabulary/codes.ts'
export { areaUnits } from '#contract/vocabulary/area-units.ts'

export const typeOrder = Object.entries(typeGroups).map(([group, types]) => ({
  group: group as TypeGroup,
  types: types as readonly PropertyType[],
}))

export const featureOrder = Object.entries(featureGroups).map(([group, codes]) => ({
  group: group as FeatureGroup,
  codes: codes as readonly Feature[],
}))

export const energyStatuses = ['rated', 'exempt', 'inProgress', 'none'] as const
/** Kinds a picture may be of. */
export const pictureKinds = ['photo', 'floorPlan', 'sitePlan', 'energyCertificate'] as const
/** Kinds a paper may be of. */
export const paperKinds = ['energyCertificate', 'document'] as const
