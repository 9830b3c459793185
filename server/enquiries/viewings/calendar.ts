/** enquiries: a viewing as an entry of a calendar (RFC 5545), sent as an invitation or its end (RFC 5546). */
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { brand } from '#contract/content/brand.ts'
import type { Calendar } from '#server/platform/mail/mail-layout.ts'
import type { StoredViewing } from './viewings.store.ts'

type Entry = {
  viewing: StoredViewing & { chosen: Date }
  method: Calendar['method']
  /** Whom its owner meets, as in the entry's title. */
  partner: string
  /** Whose calendar it is for: nobody else's address stands in it. */
  attendee: string
  /** The sender of our mails, who programs hold for the organiser. */
  organiser: string
  page: string
  now: Date
}

/** The same id whatever happens to the viewing; the sequence says which word is the last. */
export function calendarOf({ viewing, partner, method, attendee, organiser, page, now }: Entry): Calendar {
  const isCancelled = method === 'CANCEL'
  const calendar = emptyCalendar(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST)
  calendar.createEvent({
    ...eventOf(viewing, partner, page, now),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: viewing.agency, email: organiser },
    attendees: [{ email: attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  })
  return { method, text: calendar.toString() }
}

/**
 * The entry as a file, for who puts it into a calendar by hand: the same one, nobody
 * invited. It is no message to anybody, so it names no method: to publish it would
 * take the organiser's address (RFC 5546, 3.2.1).
 */
type FileEntry = Pick<Entry, 'viewing' | 'partner' | 'page' | 'now'>
export function calendarFile({ viewing, partner, page, now }: FileEntry): string {
  const calendar = emptyCalendar(null)
  calendar.createEvent({ ...eventOf(viewing, partner, page, now), status: ICalEventStatus.CONFIRMED })
  return calendar.toString()
}

const emptyCalendar = (method: ICalCalendarMethod | null) =>
  ical({ prodId: { company: brand.name, product: 'viewings', language: 'EN' }, method })

const eventOf = (
  { id, sequence, chosen, minutes, about, place, way }: Entry['viewing'],
  partner: string,
  page: string,
  now: Date,
) => ({
  id: `${id}@meridian`,
  sequence,
  stamp: now,
  start: chosen,
  end: new Date(chosen.getTime() + minutes * 60_000),
  summary: `${about} · ${partner}`,
  ...(place !== null && way === 'inPerson' && { location: place }),
  url: page,
  description: page,
})
