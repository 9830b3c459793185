/**
 * enquiries: the words of mails about viewings. Every time is said by the
 * clock of the home, in the reader's language.
 */
import type { Calendar, MailContent } from '#server/platform/mail/mail-layout.ts'
import { say, type Moment, type Said } from '#server/platform/mail/mail-sentence.ts'
import type { StoredViewing } from './viewings.store.ts'

const wayWords = { inPerson: say`At the home`, video: say`By video` } as const

const moment = (at: Date, timeZone: string): Moment => ({
  at,
  style: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  },
})

const factsOf = (
  { about, way, minutes, timeZone }: StoredViewing,
  partner: string,
): [Said, Said | string][] => [
  [say`About`, about],
  [say`With`, partner],
  [say`How`, wayWords[way]],
  [say`Minutes`, String(minutes)],
  [say`Time zone`, say`${{ timeZone }}`],
]

/** To the person: each time is a button that leads to the page on which it is chosen. */
export const proposalMail = (v: StoredViewing, page: string, replyTo: string | null): MailContent => ({
  subject: say`Times for a viewing: ${v.about}`,
  heading: say`${v.agency} proposes times for a viewing`,
  blocks: [
    { paragraph: say`Please choose the time that suits you. Nothing is agreed before you do.` },
    ...v.times.map((at) => ({ button: { label: say`${moment(at, v.timeZone)}`, url: page } })),
    { facts: factsOf(v, v.agency) },
  ],
  ...(replyTo !== null && { replyTo }),
})

type Booked = StoredViewing & { chosen: Date }
/** `partner` is whom the reader meets. */
type Reader = { page: string; partner: string }

/** To both sides, with the entry for their calendars; `isMoved` when another time was chosen before. */
export const bookedMail = (
  v: Booked,
  { calendar, page, partner }: Reader & { calendar: Calendar },
  isMoved: boolean,
): MailContent => ({
  subject: isMoved ? say`The viewing has moved: ${v.about}` : say`The viewing is agreed: ${v.about}`,
  heading: isMoved ? say`The viewing has moved` : say`The viewing is agreed`,
  blocks: [
    { paragraph: say`${moment(v.chosen, v.timeZone)}` },
    { facts: factsOf(v, partner) },
    { button: { label: say`See or change it`, url: page } },
  ],
  calendar,
})

/** To both sides; without a calendar entry when no time was chosen yet. */
export const cancelledMail = (
  v: StoredViewing,
  { calendar, partner }: Pick<Reader, 'partner'> & { calendar: Calendar | null },
): MailContent => ({
  subject: say`The viewing is cancelled: ${v.about}`,
  heading: say`The viewing is cancelled`,
  blocks: [
    ...(v.chosen ? [{ paragraph: say`${moment(v.chosen, v.timeZone)}` }] : []),
    { facts: factsOf(v, partner) },
  ],
  ...(calendar && { calendar }),
})

/** To both sides, the day before. */
export const reminderMail = (v: Booked, { page, partner }: Reader): MailContent => ({
  subject: say`Viewing tomorrow: ${v.about}`,
  heading: say`Your viewing is near`,
  blocks: [
    { paragraph: say`${moment(v.chosen, v.timeZone)}` },
    { facts: factsOf(v, partner) },
    { button: { label: say`See or change it`, url: page } },
  ],
})
