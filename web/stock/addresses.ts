/** web/stock: addresses of the pages about an agency's homes. */
export const stockAddress = '/agent/property-manager/listings'
export const homeAddress = (id: string): string => `${stockAddress}/${id}`
export const draftAddress = (id: string): string => `/agent/property-manager/drafts/${id}`
