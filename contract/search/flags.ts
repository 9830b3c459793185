/**
 * contract: the yes-or-no filters of the search as one table, which
 * pages read without the parser of questions.
 */

/** `label` is what pages call the filter; `asks` is what the description of the interface says of it. */
type YesNoFilter = { label: string; asks: string }

/**
 * Every filter that an address sets with `name=1`, in the order of forms and chips. A
 * filter's place in this list is also the number of its bit wherever homes are packed into
 * bits, so filters are only ever added at the end.
 */
export const flags = {
  new: { label: 'New build', asks: 'Only new builds' },
  furnished: { label: 'Furnished', asks: 'Only furnished homes' },
  pets: { label: 'Pets welcome', asks: 'Only homes where pets are allowed' },
  reduced: { label: 'Price reduced', asks: 'Only homes whose price was last changed downwards' },
  floorPlan: { label: 'With a floor plan', asks: 'Only homes with a floor plan' },
  tour: { label: 'With a tour', asks: 'Only homes with a tour to walk through or a film' },
  hideUnderOffer: { label: 'Not under offer', asks: 'No homes that are under offer or reserved' },
  billsIncluded: { label: 'Bills included', asks: 'Only homes whose rent includes the bills' },
  outdoor: {
    label: 'Outdoor space',
    asks: 'Only homes with a garden, terrace, balcony or patio of their own',
  },
  openHouse: { label: 'Open house', asks: 'Only homes with an open house or an auction still to come' },
  noFee: {
    label: 'No agency fee',
    asks: 'Only homes for which whoever buys or rents pays the agency nothing',
  },
} as const satisfies Record<string, YesNoFilter>
export type Flag = keyof typeof flags
export const flagNames = Object.keys(flags) as Flag[]

/** An object with something for every flag. */
export const eachFlag = <T>(make: (flag: Flag) => T): Record<Flag, T> =>
  Object.fromEntries(flagNames.map((flag) => [flag, make(flag)])) as Record<Flag, T>
