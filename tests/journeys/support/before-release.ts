/**
 * journeys: what marks those of which unit tests know every step (the server's answers, and what the page
 * makes of them in a document): `npm test -- release` walks them through the real program before a release.
 * Why those and no others: docs/decisions/0151-what-waits-for-a-release.md.
 */
export const beforeRelease = { tag: '@release' }
