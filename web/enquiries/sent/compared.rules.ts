/** web/enquiries/sent: pure: what agencies answered to one brief, in the same order of things for each. */
import type { SentEnquiry } from '#contract/enquiries/sent.ts'
import { homesIn, withoutHomes } from '../thread/home-addresses.rules.ts'

export type ComparedAnswer = {
  agency: { id: string; name: string }
  /** The first answer; null while there is none. */
  answeredAt: string | null
  /** What it wrote last, without the addresses of homes. */
  words: string | null
  /** Homes on Meridian that it named, by their ids, each once. */
  homes: string[]
  viewing: SentEnquiry['viewings'][number] | null
}

/** Who answered comes first, in the order of answers. */
export function comparedAnswers({
  readers,
  messages,
  viewings,
}: Pick<SentEnquiry, 'readers' | 'messages' | 'viewings'>): ComparedAnswer[] {
  const all = readers.map((agency) => {
    const own = messages
      .filter(({ side, agency: from }) => side === 'agency' && from?.id === agency.id)
      .toSorted((a, b) => a.at.localeCompare(b.at))
    const last = own.at(-1)
    return {
      agency,
      answeredAt: own[0]?.at ?? null,
      words: last === undefined ? null : withoutHomes(last.body),
      homes: [...new Set(own.flatMap(({ body }) => homesIn(body)))],
      viewing: viewings.findLast((one) => one.agency === agency.name) ?? null,
    }
  })
  const answered = all.filter(({ answeredAt }) => answeredAt !== null)
  return [
    ...answered.toSorted((a, b) => (a.answeredAt ?? '').localeCompare(b.answeredAt ?? '')),
    ...all.filter(({ answeredAt }) => answeredAt === null),
  ]
}
