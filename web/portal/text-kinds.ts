/** web/portal: the kinds of text, as Admins read them and addresses name them. */
import { contentKinds, type ContentKind } from '#contract/content/content-codes.ts'

export const kindWords: Record<ContentKind, string> = {
  page: 'Pages',
  guide: 'Guides',
  faq: 'Questions',
  news: 'News',
  market: 'Markets',
  film: 'Films',
  person: 'Leadership',
  residence: 'Residence rules',
  service: 'Services',
  mail: 'Mails',
}

/** The kind an address names; pages otherwise. */
export const readKind = (text: string | null | undefined): ContentKind =>
  contentKinds.find((one) => one === text) ?? 'page'
