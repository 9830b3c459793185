/** contract: how often and of what somebody is told, without the parser. */

/** `never` keeps the search and tells nothing by itself; its web feed goes on. */
export const frequencies = ['instant', 'daily', 'weekly', 'never'] as const
export type Frequency = (typeof frequencies)[number]

/**
 * What can be told of a home: it is new; its price fell; it can be had again; its status is another; or it
 * has become what was asked for, by a change of its own.
 */
export const alertEvents = ['new', 'priceDrop', 'backOnMarket', 'status', 'nowWithin'] as const
export type AlertEvent = (typeof alertEvents)[number]

/** So many searches one account keeps. */
export const mostSearches = 50
/** So many a visitor without an account can keep in one browser. */
export const mostSearchesOfVisitor = 10
export const longestSearchName = 80

/** Parameters that say how a list is shown, not which homes are meant. */
export const shownParameters = ['sort', 'page', 'limit', 'cursor', 'facets', 'costs', 'cells'] as const
