/** content: mails as texts: each has a place among them, says its built-in sentences until somebody says them otherwise, and is looked at with invented names. */
import type { Document, MailSentence } from '#contract/content/editing.ts'
import type { Prose } from '#contract/content/content.ts'
import { bodyFrom, faultOf } from '#contract/content/mail-wording.rules.ts'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Letters } from '#server/platform/mail/letters.ts'
import { mailKinds } from '#server/platform/mail/mail-kinds.ts'
import { speakMail, type SpokenMail } from '#server/platform/mail/mail-layout.ts'
import { english, reworded } from '#server/platform/mail/mail-sentence.ts'
import type { WordingFor } from '#server/platform/mail/mail.ts'
import { recallTexts } from '#server/translation/index.ts'
import { readPublishedItem } from '../content.store.ts'
import { insertText, listSlugs } from '../editing/texts.store.ts'
import { insertVersion } from '../editing/versions.store.ts'
import {
  changesIn,
  mailOfSlug,
  pairsIn,
  problemIn,
  sentencesOf,
  slugOfMail,
  wordingFrom,
} from './mail-texts.rules.ts'

/** Gives every mail that has none its place among the texts, and answers how many. Call it in a transaction. */
export async function addMailTexts(tx: Db, letters: Letters, now: Date): Promise<number> {
  const known = new Set(await listSlugs(tx, 'mail'))
  const missing = mailKinds.filter((kind) => !known.has(slugOfMail(kind)))
  let added = 0
  for (const kind of missing) {
    const key = { kind: 'mail', slug: slugOfMail(kind) } as const
    if (!(await insertText(tx, { ...key, position: mailKinds.indexOf(kind) }))) continue
    added += 1
    const sentences = sentencesOf(letters[kind])
    await insertVersion(tx, {
      ...key,
      ...builtInText(sentences),
      version: 1,
      title: titleFrom(sentences),
      description: '',
      savedAt: now,
      savedBy: null,
      restoredFrom: null,
    })
  }
  return added
}

/** What a mail is called among the others: its subject, or its heading where names stand in the subject. */
function titleFrom(sentences: readonly MailSentence[]): string {
  const [subject = '', heading = subject] = sentences.map(({ builtIn }) => builtIn)
  return (/\{/.test(subject) ? heading : subject).replaceAll(/\{\d\}/g, '…')
}

const builtInText = (sentences: readonly MailSentence[]) => ({
  body: bodyFrom(sentences.map(({ builtIn }) => builtIn)),
  details: { sentences: sentences.map(({ builtIn }) => builtIn) },
})

/** The sentences of a mail by its name among the texts; null where there is no such mail. */
export function mailSentences(letters: Letters, slug: string): MailSentence[] | null {
  const kind = mailOfSlug(slug)
  return kind === undefined ? null : sentencesOf(letters[kind])
}

/** A version with a paragraph for each sentence the mail has today, whatever it had when the version was kept. */
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

/** What mails of a kind say otherwise in a language: where nobody says the new sentence in it, the built-in one stands. */
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
