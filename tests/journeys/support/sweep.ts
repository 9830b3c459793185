/**
 * journeys: what marks those that look at one page after another for the same faults: `npm test -- sweeps`
 * runs them, `npm test` looks at some of these pages only.
 */
export const sweep = { tag: '@sweep' }
