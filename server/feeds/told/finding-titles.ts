/** feeds: findings in words: those every format may say, and each format's own. */
import { english, known, spoken, type Said } from '#server/platform/mail/mail-sentence.ts'
import { toTemplate } from '#contract/words/template.rules.ts'
import { fileFindings } from '../findings/file-findings.ts'
import { homeFinding, type FindingText } from '../findings/finding-text.ts'
import type { FindingGroup } from '../findings/findings.ts'
import { homeFindings } from '../findings/home-findings.ts'
import { formats } from '../formats/every-format.ts'

const texts = new Map<string, FindingText>([
  ...Object.entries(fileFindings),
  ...Object.entries(homeFindings),
  ...formats.flatMap(({ findings = [] }) => findings).map(({ code, text }) => [code, text] as const),
])

/** Kept runs may hold findings of a kind that is told no more. */
const unknown = homeFinding(
  'blue',
  '{0} home with a finding of a kind that is no longer told',
  '{0} homes with a finding of a kind that is no longer told',
  'Please check the feed again.',
)

type Counted = Pick<FindingGroup, 'code' | 'homes'>

/** "118 homes without coordinates", "The file ends in the middle", to be said in any language. */
export function sayTitle({ code, homes }: Counted): Said {
  const { about, one, many } = texts.get(code) ?? unknown
  if (about === 'file') return known(many)
  const { words, values } = toTemplate((homes === 1 ? one : many).replace('{0}', String(homes)), 'en')
  // Other numbers are put in as they stand, so that the sentence is found by its shape.
  return { pieces: words.split(/\{\d+\}/), values: [homes, ...values.slice(1)] }
}

/** A sentence that can be forwarded to whoever makes the feed, to be said in any language. */
export const sayAdvice = (code: string): Said => known((texts.get(code) ?? unknown).advice)

/** The advice in English, as pages get it and say it in their own language. */
export const adviceFor = (code: string): string => spoken(sayAdvice(code), english)

/** The title in English. */
export const groupTitle = (group: Counted): string => spoken(sayTitle(group), english)

/** Every kind of finding there is, by its code. */
export const findingCodes: readonly string[] = [...texts.keys()]
