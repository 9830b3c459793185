/** web/frame: the main ways into the product, for header, drawer and footer. */
export const mainLinks = [
  { label: 'Buy', to: '/property-listing' },
  { label: 'Rent', to: '/property-listing?purpose=rent' },
  { label: 'Commercial', to: '/property-listing?category=commercial' },
  { label: 'New homes', to: '/property-listing?new=1' },
  { label: 'Agents', to: '/agents' },
] as const
