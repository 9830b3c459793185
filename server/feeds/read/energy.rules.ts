/** feeds: energy ratings in the words feeds write them in. */
import { energyClasses } from '#contract/vocabulary/codes.ts'
import { folded } from '../texts/fold.rules.ts'
import { readNumber } from './numbers.rules.ts'

/** The letter of a class, whatever shades of it a country has; what is no letter says nothing. */
export function emissionsClassOf(text: string | null): Energy['class'] {
  const letter = classLetter.exec(text?.trim() ?? '')?.[1]?.toUpperCase()
  return energyClasses.find((one) => one === letter) ?? null
}

const classLetter = /^(?:klasse|class|clase|classe)?\s*([A-H])(?:[+]{0,4}|[1-4])$/i

/** What a certificate says besides its rating; a home of which only that is known is rated all the same. */
export function withCertificate<T extends object>(energy: Energy | null, more: T): (Energy & T) | null {
  const saysMore = Object.values(more).some((value) => value !== null)
  if (!energy && !saysMore) return null
  const rated: Energy = energy ?? { status: 'rated', class: null, label: null, kwhM2: null }
  return { ...rated, status: rated.status === 'none' && saysMore ? 'rated' : rated.status, ...more }
}

export type Energy = {
  status: 'rated' | 'exempt' | 'inProgress' | 'none'
  class: (typeof energyClasses)[number] | null
  label: string | null
  kwhM2: number | null
}

/** `C (96 kWh/m²)`, `B, 71.5 kWh/(m²a)`: a class with what is used up a year beside it. */
const classWithFigure =
  /^(?<letter>(?:(?:klasse|class|clase|classe)\s+)?[A-H](?:[+]{0,4}|[1-4]))\s*[-–,;:(/]?\s*(?<figure>\d{1,4}(?:[.,]\d{1,2})?)\s*kwh\s*(?:\/\s*\(?\s*m[²2]?.{0,10})?\)?$/iu

const inProgress =
  /^(in process|in progress|processing|pending|en tramite|en proceso|pendiente|tramite|in aanvraag|aangevraagd|in bearbeitung|in vorbereitung|en cours|in corso|em curso|in attesa|in fase di rilascio|on request|applied for)$/
const exempt =
  /^(exempt|exento|exenta|esente|vrijgesteld|isento|exempte|nicht erforderlich|not required|ohne)$/
const nothing = /^(x|none|n a|na|unknown|unbekannt|sin|no|not available|no disponible|0)$/

/** What a rating says. `known` is false for words that are neither a class nor one of the usual remarks. */
export function readEnergy(
  label: string | null,
  kwhM2: number | null,
): { energy: Energy | null; known: boolean } {
  if (!label)
    return { energy: kwhM2 ? { status: 'rated', class: null, label: null, kwhM2 } : null, known: true }
  const found = emissionsClassOf(label)
  if (found)
    return {
      energy: {
        status: 'rated',
        class: found,
        label: label.trim().toUpperCase() === found ? null : label,
        kwhM2,
      },
      known: true,
    }
  const figured = classWithFigure.exec(label.trim())?.groups
  if (figured) {
    const { letter = '', figure = '' } = figured
    const stated = readNumber(figure, 'decimal').value
    return readEnergy(letter, kwhM2 ?? stated)
  }
  const status = remark(folded(label))
  return {
    energy: { status: status ?? (kwhM2 ? 'rated' : 'none'), class: null, label, kwhM2 },
    known: status !== null,
  }
}

function remark(words: string): Energy['status'] | null {
  if (inProgress.test(words)) return 'inProgress'
  if (exempt.test(words)) return 'exempt'
  return nothing.test(words) ? 'none' : null
}
