/**
 * content: mails as texts: each has a place among them, says its built-in sentences until somebody says them
 * otherwise, and is looked at with invented names.
 */
import type { Document, MailSentence } from '#contract/content/editing.ts'
import type { Prose } from '#contract/content/content.ts'
import { bodyFrom, faultOf } from '#contract/content/mail-wording.rules.ts'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import type { Letters } from '#server/platform/mail/letters.ts'
import { speakMail, type SpokenMail } from '#server/platform/mail/mail-layout.ts'
import { english, reworded } from '#server/platform/mail/mail-sentence.ts'
import type { WordingFor } from '#server/platform/mail/mail.ts'
import { recallTexts } from '#server/translation/index.ts'
import { readPublishedItem } from '../content.store.ts'
import {
  changesIn,
  mailOfSlug,
  pairsIn,
  problemIn,
  sentencesOf,
  slugOfMail,
  wordingFrom,
} from './mail-sentences.ts'

/** What a mail is called among the others: its subject, or its heading where names stand in the subject. */
export function titleFrom(sentences: readonly MailSentence[]): string {
  const [subject = '', heading = subject] = sentences.map(({ builtIn }) => builtIn)
  return (/\{/.test(subject) ? heading : subject).replaceAll(/\{\d\}/g, '…')
}

/** The text that says what is built in. */
export const builtInText = (sentences: readonly MailSentence[]) => ({
  body: bodyFrom(sentences.map(({ builtIn }) => builtIn)),
  details: { sentences: sentences.map(({ builtIn }) => builtIn) },
})

/** The sentences of a mail by its name among the texts; null where there is no such mail. */
export function mailSentences(letters: Letters, slug: string): MailSentence[] | null {
  const kind = mailOfSlug(slug)
  return kind === undefined ? null : sentencesOf(letters[kind])
}

/**
 * A version with a paragraph for each sentence the mail has today, whatever it had when the version was kept.
 */
export function asToday<T extends { body: string; details: unknown }>(
  version: T,
  sentences: readonly MailSentence[],
): T {
  const pairs = pairsIn(version)
  const { details } = builtInText(sentences)
  return {
    ...version,
    body: bodyFrom(sentences.map(({ builtIn }) => pairs.get(builtIn) ?? builtIn)),
    details,
  }
}

/**
 * What mails of a kind say otherwise in a language: where nobody says the
 * new sentence in it, the built-in one stands.
 */
export const wordingOfMails: WordingFor = async (tx, kind, language) => {
  const version = await readPublishedItem(tx, 'mail', slugOfMail(kind))
  const changes = version ? changesIn(version) : []
  if (changes.length === 0 || language === pageLanguage) return wordingFrom(changes)
  const said = await recallTexts(
    tx,
    language,
    changes.map(([, text]) => text),
  )
  return wordingFrom(
    changes.flatMap(([builtIn, text]): [string, string][] => {
      const translated = said.get(text)?.translatedText
      return translated !== undefined && faultOf(builtIn, translated) === null ? [[builtIn, translated]] : []
    }),
  )
}

/** Every form of a mail as it would be sent, one under the other, and what is wrong with its text. */
export function previewMail(letters: Letters, slug: string, body: string): Document {
  const kind = mailOfSlug(slug)
  if (kind === undefined) return { intro: [], sections: [], problem: 'There is no such mail' }
  const sentences = sentencesOf(letters[kind])
  const details = { sentences: sentences.map(({ builtIn }) => builtIn) }
  const own = wordingFrom(changesIn({ body, details }))
  return {
    intro: [],
    sections: letters[kind].map((form, at) => sectionOf(speakMail(form, reworded(english, own)), at)),
    problem: problemIn(sentences, body),
  }
}

const sectionOf = ({ subject, heading, blocks }: SpokenMail, at: number): Document['sections'][number] => ({
  id: `form-${at + 1}`,
  title: subject,
  prose: [{ tag: 'h3', children: [heading] }, ...blocks.flatMap(proseOf)],
})

function proseOf(block: SpokenMail['blocks'][number]): Prose[] {
  if ('paragraph' in block) return [paragraph(block.paragraph)]
  if ('note' in block) return [{ tag: 'p', children: [{ tag: 'em', children: [block.note] }] }]
  if ('code' in block) return [{ tag: 'p', children: [{ tag: 'code', children: [block.code] }] }]
  if ('title' in block) return [{ tag: 'h3', children: [block.title] }]
  if ('quote' in block) return [{ tag: 'blockquote', children: [paragraph(block.quote)] }]
  if ('button' in block) return [link(block.button)]
  if ('links' in block) return block.links.map(link)
  if ('home' in block) return [paragraph(`${block.home.news}: ${block.home.title}`)]
  const rows = block.facts.map(([label, value]): Prose => ({
    tag: 'tr',
    children: [label, value].map((cell) => ({ tag: 'td', children: [cell] })),
  }))
  return [{ tag: 'table', children: [{ tag: 'tbody', children: rows }] }]
}

const paragraph = (text: string): Prose => ({ tag: 'p', children: [text] })
const link = ({ label }: { label: string }): Prose => ({
  tag: 'p',
  children: [{ tag: 'a', href: '#', children: [label] }],
})
