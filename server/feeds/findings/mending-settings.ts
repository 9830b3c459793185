/** feeds: which setting of a feed mends which kind of finding. */
import type { mendingSettings } from '#contract/feeds/run-findings.ts'
import type { FindingCode } from './findings.ts'

export type MendingSetting = (typeof mendingSettings)[number]

const settings: Partial<Record<FindingCode, MendingSetting>> = {
  'country.assumed': 'country',
  'country.homeland': 'country',
  'country.missing': 'country',
  'country.unknown': 'country',
  'currency.assumed': 'currency',
  'area.unit': 'unit',
  'area.assumed': 'unit',
  'type.missing': 'type',
  'type.assumed': 'type',
  'type.unknown': 'words',
  'feature.unknown': 'words',
  'record.missingOnce': 'misses',
}

/** Null where only the file itself can be mended. */
export const settingFor = (code: string): MendingSetting | null => settings[code as FindingCode] ?? null
