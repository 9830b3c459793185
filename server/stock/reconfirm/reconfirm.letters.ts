/** stock: the mails of this domain with invented homes in them. */
import { sample, type Letters } from '#server/platform/mail/letters.ts'
import { linkDays } from './ask-to-confirm.ts'
import { askMail, hiddenMail } from './reconfirm.mails.ts'

const homes = (count: number) =>
  Array.from({ length: count }, () => ({ title: sample.home.title, confirmedAt: sample.at }))
const ask = (count: number) => ({ homes: homes(count), link: `${sample.url}/confirm-homes`, days: linkDays })

export const stockLetters = {
  confirmHomes: [askMail(ask(2)), hiddenMail(ask(2)), askMail(ask(24))],
} satisfies Partial<Letters>
