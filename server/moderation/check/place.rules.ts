/** moderation: when a point cannot be where a home is, or is not where its address says. */
import type { ModerationRules } from '#contract/moderation/moderation-rules.ts'
import type { Evidence } from '#contract/moderation/moderation.ts'

export type Whereabouts = {
  lat: number
  lon: number
  /** As stated, ISO 3166-1. */
  country: string
  /** The town nearest to the point, if any is near at all. */
  nearest: { name: string; country: string; metres: number } | null
  /** Whether the stated country has a town near the point. */
  isCountryNear: boolean
  /** The stated town, where the gazetteer knows one of that name, and how far from it the point is. */
  town: { name: string; metres: number } | null
  /** How far from the coast the point is at sea; null on land. */
  atSeaM: number | null
}

/** Degrees around 0° 0° that mean nobody filled in the point. */
const nearZero = 0.01

/** Parts of the world that an address may give to the country they belong to. */
const belongs: Readonly<Record<string, string>> = {
  AU: 'CC CX NF',
  CN: 'HK MO TW',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE WF YT',
  GB: 'AI BM FK GG GI IM JE KY MS TC VG',
  IL: 'PS',
  MA: 'EH',
  NL: 'AW BQ CW SX',
  NO: 'SJ',
  NZ: 'CK NU TK',
  US: 'AS GU MP PR VI',
}

/** Whether an address in one of two countries may mean the other. */
export const isOneCountry = (a: string, b: string): boolean =>
  a === b || (belongs[a]?.split(' ').includes(b) ?? false) || (belongs[b]?.split(' ').includes(a) ?? false)

type Rules = Pick<ModerationRules, 'impossible' | 'farFromTown'>

/** What is odd about the place, the worse first; both never at once. */
export function placeFlag(at: Whereabouts, { impossible, farFromTown }: Rules): Evidence | null {
  const reason = impossible.isOn ? impossibleReason(at, impossible.seaKm) : null
  const { lat, lon, country, nearest, town } = at
  if (reason) return { kind: 'impossible', reason, lat, lon, country, nearest }
  if (farFromTown.isOn && town && town.metres > farFromTown.km * 1000)
    return { kind: 'farFromTown', town: town.name, metres: Math.round(town.metres), limitKm: farFromTown.km }
  return null
}

function impossibleReason({ lat, lon, country, nearest, isCountryNear, atSeaM }: Whereabouts, seaKm: number) {
  if (Math.abs(lat) < nearZero && Math.abs(lon) < nearZero) return 'zero'
  const isOffshore = (metres: number | undefined) => metres === undefined || metres > seaKm * 1000
  // Coarse coasts run behind the towns of an estuary.
  if (atSeaM !== null && isOffshore(atSeaM) && isOffshore(nearest?.metres)) return 'sea'
  return nearest && !isCountryNear && !isOneCountry(nearest.country, country) ? 'country' : null
}
