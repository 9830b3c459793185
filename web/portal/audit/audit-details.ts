/** web/portal/audit: what an entry of the log adds to its act, in words; each part is a text of its own. */
import type { AuditEntry } from '#contract/accounts/portal.ts'
import { reportReasons, type ReportReason } from '#contract/enquiries/enquiry-codes.ts'
import { duties, type Duty } from '#contract/http/duties.ts'
import { limitNames, settingKeys } from '#contract/settings/setting-codes.ts'
import { reasonWords } from '../desk/words.ts'
import { dutyWords } from '../duties.tsx'
import { limitWords, settingWords, valueWords } from '../settings/setting-words.ts'
import { kindWords as requestWords } from '../privacy/privacy-words.ts'
import { kindWords, readKind } from '../text-kinds.ts'

type Told = Pick<AuditEntry, 'action' | 'detail'>
type Detail = AuditEntry['detail']

/** The person somebody acted as comes first; empty when an entry adds nothing. */
export function detailWords({ action, detail: { actingAs, ...detail } }: Told): string[] {
  const name = actingAs && typeof actingAs === 'object' && 'name' in actingAs ? text(actingAs.name) : ''
  return [name && `as ${name}`, ...ownWords(action, detail)].filter(Boolean)
}

function ownWords(action: string, detail: Detail): string[] {
  const byName = wordsByName[action]
  if (byName) return byName(detail)
  const [, byRoom] = wordsByRoom.find(([room]) => action.startsWith(room)) ?? []
  if (byRoom) return byRoom(detail)
  if (typeof detail.feed === 'string' && typeof detail.agency === 'string')
    return [`${detail.feed}, ${detail.agency}`, quoted(detail.reason)]
  if (typeof detail.reason === 'string') return [quoted(detail.reason)]
  return others(detail)
}

const wordsByName: Record<string, (detail: Detail) => string[]> = {
  'settings.changed': ({ setting, from, to }) => changeWords(text(setting), from, to),
  'portal.actedAs': ({ call }) => [text(call)],
  'portal.actingBegun': ({ reason }) => [quoted(reason)],
  'portal.dutiesChanged': ({ from, to }) => [`from ${dutiesIn(from)} to ${dutiesIn(to)}`],
  'portal.roleChanged': ({ from, to, duties: held }) => [
    `from ${text(from)} to ${text(to)}`,
    held === undefined ? '' : dutiesIn(held),
  ],
  'portal.sessionEnded': () => [],
  'portal.auditVerified': ({ ok }) => [ok === true ? 'it was whole' : 'it was broken'],
  'portal.tableTaken': ({ table, ...filter }) => [text(table), ...others(filter)],
  'accounts.sessionEnded': () => [],
  'accounts.signedUp': ({ role }) => [`as ${text(role)}`],
  'accounts.verified': ({ role }) => [`as ${text(role)}`],
  'accounts.profileChanged': (detail) =>
    Array.isArray(detail.fields)
      ? detail.fields.map((field) => fieldWords[String(field)] ?? String(field))
      : others(detail),
  'accounts.signInFailed': ({ failures }) => (failures ? [`${text(failures)} in a row`] : []),
  'reports.dismissed': ({ reason, outcome }) => [
    isReason(reason) ? reasonWords[reason] : '',
    quoted(outcome),
  ],
  'reports.upheld': ({ outcome, consequence, told }) => [
    quoted(outcome),
    consequence === 'takedown' ? `taken down: “${text(told)}”` : '',
    consequence === 'request' ? `asked of the agency: “${text(told)}”` : '',
  ],
}

const wordsByRoom: readonly [string, (detail: Detail) => string[]][] = [
  [
    'translation.',
    ({ language, original, before, after }) => [
      `${text(language)}: “${text(original)}”`,
      after === null ? 'asked again' : `now “${text(after)}”`,
      before === null ? '' : `before “${text(before)}”`,
    ],
  ],
  [
    'content.',
    ({ kind, slug, version, from, at }) => [
      kindWords[readKind(text(kind))],
      text(slug),
      version === undefined ? '' : `version ${text(version)}`,
      from === undefined ? '' : `from version ${text(from)}`,
      typeof at === 'string' ? `for ${at.slice(0, 16).replace('T', ' ')} UTC` : '',
    ],
  ],
  [
    'glossary.',
    ({ term, after, ...rest }) =>
      term === undefined ? others(rest) : [quoted(term), typeof after === 'string' ? after : ''],
  ],
  [
    'merges.',
    ({ certainty, reason }) => [
      certainty === undefined ? '' : `${text(certainty)} % certain`,
      quoted(reason),
    ],
  ],
  [
    'agency.',
    ({ role, from, to }) => [
      role === undefined ? '' : `as ${text(role)}`,
      to === undefined ? '' : `from ${text(from)} to ${text(to)}`,
    ],
  ],
  [
    'enquiries.',
    ({ from, to, note, host }) => [
      from !== undefined && to !== undefined ? `from ${text(from)} to ${text(to)}` : '',
      note === undefined ? '' : 'with a note',
      host === undefined ? '' : text(host),
    ],
  ],
  [
    'privacy.',
    ({ kind, reason }) => [kind === 'export' || kind === 'erasure' ? requestWords[kind] : '', quoted(reason)],
  ],
  ['stock.', ({ homes }) => (homes === undefined ? [] : others({ homes }))],
  ['library.', ({ name, picture }) => [text(name ?? picture)]],
  ['portal.agency', ({ agency, reason }) => [agency === undefined ? '' : text(agency), quoted(reason)]],
]

/** Of limits only those that changed, each by its name. */
function changeWords(setting: string, from: unknown, to: unknown): string[] {
  const key = settingKeys.find((one) => one === setting)
  if (!key) return [`${setting}: ${text(from)} → ${text(to)}`]
  if (key !== 'limits') return [settingWords[key], `${valueWords(key, from)} → ${valueWords(key, to)}`]
  const numberOf = (held: unknown, name: string): unknown =>
    typeof held === 'object' && held !== null
      ? Object.entries(held).find(([one]) => one === name)?.[1]
      : undefined
  return limitNames
    .filter((name) => numberOf(from, name) !== numberOf(to, name))
    .flatMap((name) => [
      limitWords[name].label,
      `${text(numberOf(from, name))} → ${text(numberOf(to, name))}`,
    ])
}

const fieldWords: Record<string, string> = { areaUnit: 'area unit', avatar: 'picture', currency: 'currency' }

/** What nobody wrote words for, as it was written down. */
const others = (detail: Detail): string[] =>
  Object.entries(detail).map(([key, value]) => `${key} ${text(value)}`)

const isReason = (value: unknown): value is ReportReason => reportReasons.some((one) => one === value)

const isDuty = (value: unknown): value is Duty => duties.some((one) => one === value)

const dutiesIn = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? value.map((one) => (isDuty(one) ? dutyWords[one].one : text(one))).join(', ')
    : 'none'

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const quoted = (value: unknown): string => (value === undefined ? '' : `“${text(value)}”`)
