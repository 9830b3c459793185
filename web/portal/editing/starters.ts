/** web/portal/editing: what a new text of each kind begins with, and the name its title makes. */
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { EditedText } from './use-typed.ts'

/**
 * Valid from the start, so that a draft can be kept at once; what
 * is written there is replaced. translate="no"
 */
export function detailsFor(kind: ContentKind, today: string): EditedText['details'] {
  switch (kind) {
    case 'faq':
      return { category: 'search' }
    case 'news':
      return { date: today, topic: 'meridian', country: null, drawing: 'globe', sources: [] }
    case 'film':
      return { scenes: [{ drawing: 'globe', seconds: 7, words: 'What is said over this drawing.' }] }
    case 'person':
      return {
        role: 'Role',
        based: 'Town',
        languages: ['en'],
        portrait: { skin: 2, hair: 1, style: 'short', coat: 0, extra: 'none' },
      }
    case 'residence':
      return {
        country: 'PT',
        state: 'open',
        leadsTo: 'Residence',
        stay: 'How long somebody has to be there',
        asOf: today,
        routes: [{ type: 'property', minimum: null, rule: 'What the law asks for' }],
        sources: [{ title: 'Official source', url: 'https://example.org/' }],
      }
    case 'service':
      return { drawing: 'papers', steps: ['The first step'] }
    case 'guide':
      return { country: null, asOf: today, drawing: 'keys', sources: [] }
    case 'mail':
    case 'market':
    case 'page':
      return {}
  }
}

/** `Élan & more` → `elan-more`; at most 80 characters. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
