/** feeds: findings in words: those every format may say, and each format's own. */
import { fileFindings } from '../findings/file-findings.ts'
import type { FindingText } from '../findings/finding-text.ts'
import type { FindingGroup } from '../findings/findings.ts'
import { homeFindings } from '../findings/home-findings.ts'
import { formats } from '../formats/every-format.ts'

const own = formats.flatMap(({ findings = [] }) => findings)
const texts = new Map<string, FindingText>([
  ...Object.entries(fileFindings),
  ...Object.entries(homeFindings),
  ...own.map(({ code, text }) => [code, text] as const),
])
const aboutFiles = new Set([
  ...Object.keys(fileFindings),
  ...own.filter(({ about }) => about === 'file').map(({ code }) => code),
])

/** Kept runs may hold findings of a kind that is told no more. */
const unknown: FindingText = [
  'blue',
  'with a finding of a kind that is no longer told',
  'Please check the feed again.',
]

/** A sentence that can be forwarded to whoever makes the feed. */
export const adviceFor = (code: string): string => (texts.get(code) ?? unknown)[2]

/** "118 homes without coordinates", "The file ends in the middle". */
export function groupTitle({ code, homes }: Pick<FindingGroup, 'code' | 'homes'>): string {
  const [, what] = texts.get(code) ?? unknown
  if (aboutFiles.has(code)) return `The file ${what}`
  return `${homes.toLocaleString('en-GB')} ${homes === 1 ? 'home' : 'homes'} ${what}`
}
