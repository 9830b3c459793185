/** contract: the words of editing, without the parser. */

/**
 * `live`: visitors read the newest version; `draft`: an older one; `hidden`: none; `planned`: one is to come.
 */
export const textStates = ['live', 'draft', 'hidden', 'planned'] as const
export type TextState = (typeof textStates)[number]

/** Milliseconds after which an open editor says again that it is open. */
export const sayOpenEach = 10_000
/**
 * Milliseconds after which it is not, when it said nothing: browsers let
 * windows that nobody sees speak once a minute.
 */
export const staysOpenFor = 75_000

/** What a sentence of a mail is there. */
export const mailParts = [
  'subject',
  'heading',
  'title',
  'paragraph',
  'button',
  'label',
  'note',
  'link',
] as const
export type MailPart = (typeof mailParts)[number]

/** What two versions are compared by, in the order of a page. */
export const versionParts = ['title', 'description', 'body', 'details'] as const
export type VersionPart = (typeof versionParts)[number]

/** What became of words between two versions. */
export const diffKinds = ['same', 'added', 'removed'] as const
export type DiffKind = (typeof diffKinds)[number]

/** `undescribed`: nobody said what it shows; `unused`: no text shows it. */
export const pictureStates = ['undescribed', 'unused'] as const
export type LibraryState = (typeof pictureStates)[number]

/**
 * Who says a piece of a text in a language: people (`human`), people before it was changed
 * (`outdated`), a machine, or nobody (`missing`).
 */
export const pieceStates = ['human', 'outdated', 'machine', 'missing'] as const
export type PieceState = (typeof pieceStates)[number]
