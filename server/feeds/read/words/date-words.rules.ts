/** feeds: months, zones and marks for "no date" in the words feeds write them in. */
import { folded } from '../../texts/fold.rules.ts'

/** How the names of the months begin, in the languages feeds are written in. */
const months = [
  'jan|ene|gen|янв|sty|oca|led|يناير',
  'feb|fev|фев|lut|sub|uno|فبراير',
  'mar|maer|mrz|maa|мар|bre|مارس',
  'apr|abr|avr|апр|kwi|nis|dub|أبريل',
  'may|mai|mag|maj|mei|мая|май|kve|مايو',
  'jun|giu|juin|июн|cze|haz|cer|يونيو',
  'jul|lug|juil|июл|lip|tem|يوليو',
  'aug|ago|aou|авг|sie|agu|srp|أغسطس',
  'sep|set|сен|wrz|eyl|zar|سبتمبر',
  'oct|okt|ott|out|окт|paz|eki|rij|أكتوبر',
  'nov|ноя|lis|kas|نوفمبر',
  'dec|dic|dez|dek|дек|gru|ara|pro|ديسمبر',
].map((list) => list.split('|').map((word) => folded(word)))

/** 1 to 12; null for what is no month. The longest beginning counts: `juil` is July, `juin` June. */
export function monthOfWord(word: string): number | null {
  const name = folded(word)
  const found = months
    .flatMap((list, at) => list.filter((start) => name.startsWith(start)).map((start) => ({ start, at })))
    .toSorted((a, b) => b.start.length - a.start.length)
  return found[0] ? found[0].at + 1 : null
}

/**
 * Hours that a zone is ahead of UTC, by the letters people write behind a
 * time; those that mean two zones are left out.
 */
const zones: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  MEZ: 1,
  CEST: 2,
  MESZ: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  EST: -5,
  EDT: -4,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  AEST: 10,
  AEDT: 11,
  AWST: 8,
  NZST: 12,
  NZDT: 13,
  JST: 9,
}

/** Undefined for letters nobody knows. */
export const hoursOfZone = (letters: string): number | undefined => zones[letters.toUpperCase()]

const nothing =
  /^(?:0{4}[-/.]?0{2}[-/.]?0{2}|0{2}[-/.]0{2}[-/.]0{4}|0001-01-01|1899-12-30|30[./]12[./]1899|0?1[./]0?1[./]0001|1[./]1[./]1900|1900-01-01)(?:[T ].*)?$|^(?:0|null|none|nil|n\/a|-+)$/i

const atOnce = new Set(
  [
    'now|available now|immediately|immediate|asap|as soon as possible|at once|vacant|vacant possession|today|ready to move in',
    'sofort|ab sofort|sofort frei|per sofort|sofort verfügbar|frei',
    'inmediata|inmediatamente|inmediato|de inmediato|entrada inmediata|ya|ahora|disponible|disponible ya',
    'en seguida|immédiat|immédiate|immédiatement|de suite|tout de suite|disponible immédiatement|libre de suite',
    'subito|da subito|immediata|immediatamente|libero|libero subito|libero da subito|disponibile|disponibile subito|immediato',
    'imediato|imediata|imediatamente|de imediato|pronto para morar|disponível|per direct|direct|straks|directe',
    'сразу|сейчас|немедленно|свободна|свободно|od zaraz|od ręki|natychmiast|hemen|ihned|فورا|متاح الآن|متاح',
  ].flatMap((list) => list.split('|').map((word) => folded(word))),
)

/** "Now", in the words people write where a day is asked for. */
export const isAtOnce = (text: string): boolean => text.length <= 40 && atOnce.has(folded(text))

/** A day that people agree on is none yet. */
const agreedUpon = new Set(
  [
    'by arrangement|to be agreed|by agreement|on completion|on request|flexible|negotiable|tba|tbc',
    'nach Vereinbarung|nach Absprache|n. V.|bei Übergabe|a convenir|a acordar|à convenir|sur demande|a combinar',
    'da concordare|da definire|in overleg|naar overleg|по договоренности|do uzgodnienia|при заселении|anlaşmaya bağlı',
  ].flatMap((list) => list.split('|').map((word) => folded(word))),
)

/** What programs and people write where they know of no date: that is no fault. */
export const isNoDate = (text: string): boolean =>
  nothing.test(text.trim()) || (text.length <= 40 && agreedUpon.has(folded(text)))
