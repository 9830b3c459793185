/**
 * journeys: what marks those whose parts have tests of their own (the server's answers; lists, forms and
 * dialogs in a document): `npm test -- release` walks them through the real program before a release. Why
 * those and no others: docs/decisions/0151-what-waits-for-a-release.md.
 */
export const beforeRelease = { tag: '@release' }
