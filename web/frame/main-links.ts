/** web/frame: the main ways into the product, for header, drawer and footer. */
import { typeGroups } from '#contract/vocabulary/property-types.ts'

export const mainLinks = [
  { label: 'Buy', to: '/property-listing' },
  { label: 'Rent', to: '/property-listing?purpose=rent' },
  { label: 'Commercial', to: `/property-listing?types=${typeGroups.commercial.join(',')}` },
  { label: 'New homes', to: '/property-listing?new=1' },
  { label: 'Agents', to: '/#agents' },
] as const
