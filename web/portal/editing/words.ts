/** web/portal/editing: what Admins read for states of a text and its parts. */
import type { TextState, VersionPart } from '#contract/content/editing-codes.ts'

export const textStateWords: Record<TextState, { word: string }> = {
  live: { word: 'Shown' },
  draft: { word: 'With a draft' },
  hidden: { word: 'Not shown' },
  planned: { word: 'Planned' },
}

export const partWords: Record<VersionPart, string> = {
  title: 'Title',
  description: 'Description',
  body: 'Text',
  details: 'Details',
}
