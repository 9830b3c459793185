/** contract: how a feed can be, as a plain list: pages read it without the parser that checks it. */

/**
 * How a feed is: good; good with gaps in its homes; a run waits for a person; its last run failed; paused
 * by a person; only checked so far; never run.
 */
export const feedHealths = ['good', 'findings', 'held', 'failing', 'paused', 'checked', 'new'] as const
export type FeedHealth = (typeof feedHealths)[number]
