/** contract: orders and limits of saved homes, without the parser. */

/** `saved` is the latest saved first; homes without the value come last. */
export const savedSorts = ['saved', 'price', '-price', '-area', 'newest'] as const
export type SavedSort = (typeof savedSorts)[number]

/** So many homes a visitor without an account can keep in one browser. */
export const mostKeptByVisitor = 200
