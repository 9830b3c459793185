/**
 * web/listings: one home with several offers has one address; which of
 * the offers is looked at stands in its query.
 */
import type { Listing } from '#contract/listings/listings.ts'
import { isUuid } from '#contract/vocabulary/uuid.ts'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'

const parameter = 'offer'

/** The offer that an address chooses; undefined for none, and for what is no id. */
export function chosenOffer(asked: URLSearchParams): string | undefined {
  const id = asked.get(parameter)
  return isUuid(id) ? id : undefined
}

type Offered = Pick<Listing, 'id' | 'leadId'>

/** The public page of a home on which this offer is the one that is shown. */
export const offerAddress = ({ id, leadId }: Offered): string =>
  id === leadId ? publicHomeAddress(id) : `${publicHomeAddress(leadId)}?${parameter}=${id}`

/**
 * Where the page of this offer really is, with everything else that was asked for; null where one is there
 * already.
 */
export function otherAddress({ id, leadId }: Offered, at: string, asked: URLSearchParams): string | null {
  const isChosen = asked.get(parameter) === id
  if (at === leadId && (isChosen ? id !== leadId : !asked.has(parameter))) return null
  const query = new URLSearchParams(asked)
  query.delete(parameter)
  if (id !== leadId) query.set(parameter, id)
  const words = query.toString()
  return publicHomeAddress(leadId) + (words && `?${words}`)
}
