/** contract: how far the rows of a long list are counted; beyond that there are "more". */
export const mostCounted = 10_000
