/** listings: the inner door: what needs the database but no calls, for processes that answer nobody. */
export { previewListings } from './save/plan-listings.ts'
export { saveListings } from './save/save-listings.ts'
export { confirmListings, withdrawListings } from './status/change-status.ts'
export { insertChanges as noteChanges } from './rows/listing-writing.store.ts'
export { isAgencyHidden } from './status/holds.store.ts'
export { placeNameOf } from './view/listing-subject.ts'
