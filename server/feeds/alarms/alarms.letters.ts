/** feeds: the mails of this domain with an invented feed in them. */
import { sample, type Letters } from '#server/platform/mail/letters.ts'
import { feedMail } from './alarms.mails.ts'
import type { ToldState } from './alarms.rules.ts'

const told = { feed: 'Harbour Homes, sales', url: sample.url, withdrawn: 12, left: 208, reason: null }
const reason =
  '212 of 220 homes on the market are not in the file. That is more than 30 %, so nothing is published or withdrawn until somebody accepts it.'
const states: readonly ToldState[] = ['held', 'failing', 'shrunk', 'good']

export const feedLetters = {
  feedState: [
    ...states.map((state) => feedMail(state, { ...told, reason })),
    feedMail('shrunk', { ...told, withdrawn: 1 }),
  ],
} satisfies Partial<Letters>
