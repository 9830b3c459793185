/** demonstration/people: agencies and agents of the demonstration world. All are invented. */
import { Dice } from '../dice.ts'
import type { City } from '../world/cities.ts'
import { placeName } from '../world/place-words.ts'
import { nameGroupOf, names, trades } from './name-words.ts'

export type DemoAgent = { id: string; name: string; languages: string[]; phone: null }
export type DemoAgency = {
  id: string
  name: string
  country: string
  city: string
  description: string
  /** From the ranges that are kept free for films and books; null where a country has none. */
  phone: string | null
  website: string
  languages: string[]
  areasServed: string[]
  agents: DemoAgent[]
}

/** Homes an agency takes before the next one opens. */
const homesPerAgency = 60
/** Cities with agencies of their own; the rest of a country shares its agencies. */
const ownAgencies = 60

/**
 * Hands every home an agency, in the order of the homes: an agency more opens for every sixty homes of a
 * great city or of the rest of a country. Asked again from the beginning it answers the same.
 */
export class AgencyBook {
  readonly agencies: DemoAgency[] = []
  private readonly pools = new Map<string, { homes: number; members: DemoAgency[] }>()
  private readonly taken = new Set<string>()

  /** The agency and agent of the home; `but` is an agency that offers it already. */
  assign(index: number, city: City, but?: DemoAgency): { agency: DemoAgency; agent: DemoAgent } {
    const dice = new Dice(index, but ? 'second agency' : 'agency')
    const pool = this.poolOf(city)
    pool.homes += but ? 0 : 1
    const wanted = Math.max(Math.ceil(pool.homes / homesPerAgency), but ? 2 : 1)
    while (pool.members.length < wanted) pool.members.push(this.open(city, pool.members.length))
    const choice = pool.members.filter((member) => member !== but)
    const agency = dice.pick(choice)
    return { agency, agent: dice.pick(agency.agents) }
  }

  private poolOf(city: City): { homes: number; members: DemoAgency[] } {
    const key = city.number < ownAgencies ? `city ${city.number}` : city.market.country
    const known = this.pools.get(key)
    if (known) return known
    const fresh = { homes: 0, members: [] }
    this.pools.set(key, fresh)
    return fresh
  }

  private open(city: City, n: number): DemoAgency {
    const isLocal = city.number < ownAgencies
    const dice = new Dice(`${isLocal ? city.number : city.market.country}/${n}`, 'open agency')
    const name = this.unusedName(city, dice)
    const languages = [
      ...new Set([
        city.language,
        'en',
        ...(dice.chance(0.4) ? [dice.pick(['es', 'fr', 'de', 'pt', 'it', 'ar', 'nl', 'pl', 'zh'])] : []),
      ]),
    ]
    const agency: DemoAgency = {
      id: idOf(dice),
      name,
      country: city.market.country,
      city: city.place.name,
      description: describe(name, city, isLocal, dice),
      phone: phoneOf(city, dice),
      website: `https://${slug(name)}.example`,
      languages,
      areasServed: isLocal
        ? [city.place.name, ...city.districts.slice(0, 5).map(([district]) => district)]
        : [city.place.name, ...(city.place.region ? [city.place.region] : [])],
      agents: Array.from({ length: dice.int(2, 5) }, (_, i) =>
        agentOf(city, languages, new Dice(`${name}/${i}`, 'agent')),
      ),
    }
    agency.agents = agency.agents.filter(
      (agent, i, all) => all.findIndex((other) => other.name === agent.name) === i,
    )
    this.agencies.push(agency)
    return agency
  }

  private unusedName(city: City, dice: Dice): string {
    const group = nameGroupOf(city.market.country)
    const [words = '', kinds = ''] = trades[group] ?? trades.english ?? []
    for (let attempt = 0; ; attempt++) {
      const base = dice
        .pick(kinds.split('|'))
        .replaceAll('#', () => dice.pick(words.split('|')))
        .replaceAll('%', () => familyName(group, dice))
      const place = placeName(city.place.name, 'en')
      const name = attempt === 0 ? base : attempt < 6 ? `${base} ${place}` : `${base} ${place} ${attempt - 4}`
      if (this.taken.has(name.toLowerCase())) continue
      this.taken.add(name.toLowerCase())
      return name
    }
  }
}

/**
 * Numbers that ring nowhere: Ofcom, NANPA, ACMA, Arcep, ComReg and Bundesnetzagentur keep them for fiction.
 */
function phoneOf({ market }: City, dice: Dice): string | null {
  const digits = (n: number): string => String(dice.int(0, 10 ** n - 1)).padStart(n, '0')
  const ranges: Record<string, () => string> = {
    GB: () => `+44 1632 960${digits(3)}`,
    US: () => `+1 ${dice.int(201, 989)} 555 01${digits(2)}`,
    CA: () => `+1 ${dice.int(201, 989)} 555 01${digits(2)}`,
    AU: () => `+61 2 5550 ${digits(4)}`,
    FR: () => `+33 1 99 00 ${digits(2)} ${digits(2)}`,
    IE: () => `+353 20 91${digits(1)} ${digits(4)}`,
    DE: () => `+49 30 23125 ${digits(3)}`,
  }
  return ranges[market.country]?.() ?? null
}

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type Group = ReturnType<typeof nameGroupOf>
/** Particles such as "van", "De" and "Al" belong to the word after them. */
const familiesOf = (group: Group): string[] =>
  names[group][1].match(/(?:(?:van|de|De|Dela|Al|El)\s)?\p{L}+/gu) ?? []
const familyName = (group: Group, dice: Dice): string => dice.pick(familiesOf(group))

function agentOf({ market }: City, spoken: string[], dice: Dice): DemoAgent {
  const group = nameGroupOf(market.country)
  const name = `${dice.pick(names[group][0].split(' '))} ${familyName(group, dice)}`
  return { id: idOf(dice), name, languages: spoken.filter((_, i) => i < 2 || dice.chance(0.3)), phone: null }
}

/** A UUID of version 8 (RFC 9562): its bits are ours, and the same every time. */
function idOf(dice: Dice): string {
  const bytes = dice.bytes()
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Buffer.from(bytes).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const describe = (name: string, city: City, isLocal: boolean, dice: Dice): string => {
  const place = city.place.name
  const since = dice.int(1978, 2018)
  const first = dice.pick([
    `${name} has been letting and selling homes in ${place} since ${since}.`,
    `A small office in ${place}, open since ${since}, with people who live where they work.`,
    `${name} knows ${isLocal ? 'the streets of' : 'the country around'} ${place} house by house.`,
    `Since ${since} ${name} has looked after sellers and tenants in ${place}${isLocal ? '' : ' and around'}.`,
  ])
  const second = dice.pick([
    'We answer within a working day and say what we do not know.',
    'We visit every home before we describe it.',
    'Ask us about running costs, neighbours and the noise on a Sunday morning.',
    'We speak your language, or find somebody who does.',
    'Viewings are by appointment, also in the evening.',
  ])
  return `${first} ${second}`
}
