/** web/listings: every address of a home leads to the one page it has, and keeps what was asked for. */
import { expect, test } from 'vitest'
import { sampleId } from '#tests/pages/sample-listing.ts'
import { chosenOffer, offerAddress, otherAddress } from './home-of-offers.ts'

const lead = sampleId(1)
const other = sampleId(2)
const whereTo = (id: string, at: string, query: string) =>
  otherAddress({ id, leadId: lead }, at, new URLSearchParams(query))

test('the page of a home stays where it is, whichever offer is chosen there', () => {
  expect(whereTo(lead, lead, 'purpose=rent')).toBeNull()
  expect(whereTo(other, lead, `offer=${other}&lang=de`)).toBeNull()
})

test('other addresses lead to it: those of its other offers, and those that choose what is shown anyway', () => {
  expect(whereTo(other, other, 'lang=de')).toBe(`/property-details/${lead}?lang=de&offer=${other}`)
  expect(whereTo(lead, other, `offer=${lead}`)).toBe(`/property-details/${lead}`)
  expect(whereTo(lead, lead, `offer=${lead}`)).toBe(`/property-details/${lead}`)
  expect(whereTo(lead, lead, 'offer=nonsense')).toBe(`/property-details/${lead}`)
  expect(whereTo(other, sampleId(3), `offer=${other}`)).toBe(`/property-details/${lead}?offer=${other}`)
})

test('an address chooses an offer by its id', () => {
  expect(chosenOffer(new URLSearchParams(`offer=${other}`))).toBe(other)
  expect(chosenOffer(new URLSearchParams('offer=1'))).toBeUndefined()
  expect(offerAddress({ id: lead, leadId: lead })).toBe(`/property-details/${lead}`)
  expect(offerAddress({ id: other, leadId: lead })).toBe(`/property-details/${lead}?offer=${other}`)
})
