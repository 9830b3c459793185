/** web/portal/editing: what Admins read for kinds of text, their states and their parts. */
import { contentKinds, type ContentKind } from '#contract/content/content-codes.ts'
import type { TextState, VersionPart } from '#contract/content/editing-codes.ts'

export const kindWords: Record<ContentKind, string> = {
  page: 'Pages',
  faq: 'Questions',
  news: 'News',
  film: 'Films',
  person: 'Leadership',
  residence: 'Residence rules',
  service: 'Services',
}

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

/** The kind an address names; pages otherwise. */
export const readKind = (text: string | null | undefined): ContentKind =>
  contentKinds.find((one) => one === text) ?? 'page'
