/**
 * enquiries: what becomes of a viewing: a time is chosen or changed,
 * or nothing comes of it. Both sides are told.
 */
import type { Viewing } from '#contract/enquiries/thread.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Accounts } from '#server/accounts/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { announce } from '../hooks/announce.ts'
import { lockEnquiry } from '../send/enquiries.store.ts'
import { findThread } from '../thread/thread.store.ts'
import { moveThread } from '../thread/write-message.ts'
import { calendarFile, calendarOf } from './calendar.ts'
import { isOffered, toViewing } from './read-viewings.ts'
import { tellBoth } from './tell-both.ts'
import { opensViewing, viewingPage } from './viewing-key.ts'
import { bookedMail, cancelledMail } from './viewings.mails.ts'
import { findViewing, lockViewing, setViewing, type StoredViewing } from './viewings.store.ts'

type Link = { id: string; key: string }

/** For who has the link. @throws AppError 404. */
export async function openViewing(accounts: Accounts, { id, key }: Link): Promise<Viewing> {
  const found = opensViewing(accounts, id, key) && (await findViewing(accounts.platform.db, id))
  if (!found) throw refuse('enquiries.noViewing')
  return toViewing(found)
}

/** The agreed time as a calendar file, for who has the link. @throws AppError 404 where no time is agreed. */
export async function viewingFile(accounts: Accounts, { id, key }: Link): Promise<string> {
  const found = opensViewing(accounts, id, key) && (await findViewing(accounts.platform.db, id))
  if (!found || !found.chosen || found.state !== 'booked') throw refuse('enquiries.noViewing')
  const viewing = { ...found, chosen: found.chosen }
  const page = viewingPage(accounts, id)
  return calendarFile({ viewing, partner: viewing.agency, page, now: accounts.now() })
}

/** It can still be changed: it is not cancelled, and has not begun. */
const isOpen = ({ state, chosen }: StoredViewing, now: Date): boolean =>
  state !== 'cancelled' && (chosen === null || chosen > now)

/** Locks enquiry and viewing, in the order in which everybody does. @throws AppError 404. */
async function lockBoth(accounts: Accounts, tx: Db, { id, key }: Link) {
  const found = opensViewing(accounts, id, key) && (await findViewing(tx, id))
  const enquiry = found && (await lockEnquiry(tx, found.enquiryId))
  const viewing = enquiry && (await lockViewing(tx, id))
  if (!enquiry || !viewing) throw refuse('enquiries.noViewing')
  return { enquiry, viewing }
}

/**
 * Choosing what is chosen already changes nothing. @throws AppError
 * 404, 409 for what is over or was not offered, or a home that is not on the market.
 */
export async function chooseTime(accounts: Accounts, link: Link, wish: string): Promise<Viewing> {
  const { db } = accounts.platform
  await transaction(db, async (tx) => {
    const { enquiry, viewing } = await lockBoth(accounts, tx, link)
    const now = accounts.now()
    if (!isOpen(viewing, now)) throw refuse('enquiries.viewingOver')
    const chosen = viewing.times.find((time) => time.getTime() === Date.parse(wish))
    if (!chosen || chosen <= now) throw refuse('enquiries.viewingTime')
    if (viewing.chosen?.getTime() === chosen.getTime()) return
    if (!isOffered(viewing)) throw refuse('enquiries.notOffered')
    const isMoved = viewing.chosen !== null
    const booked = { ...viewing, state: 'booked' as const, chosen, sequence: viewing.sequence + 1 }
    await keep(tx, booked, now)
    const key = { enquiryId: enquiry.id, agencyId: viewing.agencyId }
    const thread = await findThread(tx, key)
    if (thread && thread.state !== 'spam') await moveThread(tx, enquiry, key, 'viewing', now)
    const organiser = accounts.mail.teamAddress
    await tellBoth(
      accounts,
      tx,
      { enquiry, viewing: booked },
      {
        kind: 'viewingBooked',
        write: ({ address: attendee, page, partner }) => {
          const entry = { viewing: booked, partner, attendee, organiser, page, now }
          const calendar = calendarOf({ ...entry, method: 'REQUEST' })
          return bookedMail(booked, { calendar, page, partner }, isMoved)
        },
      },
    )
    const more = { viewing: { id: viewing.id, at: chosen.toISOString(), minutes: viewing.minutes } }
    await announce(accounts, tx, { ...key, event: 'viewing.booked', more })
  })
  return openViewing(accounts, link)
}

/** Who agrees within a day of the viewing needs no reminder of it. */
const keep = (tx: Db, { id, state, chosen, sequence }: StoredViewing, now: Date) =>
  setViewing(tx, id, {
    state,
    chosen,
    sequence,
    reminded_at: chosen && chosen.getTime() - now.getTime() <= dayMs ? now : null,
    changed_at: now,
  })

/** @throws AppError 404, 409 for what is over. */
export async function cancelByPerson(accounts: Accounts, link: Link): Promise<Viewing> {
  await transaction(accounts.platform.db, async (tx) => {
    const { viewing } = await lockBoth(accounts, tx, link)
    await endViewing(accounts, tx, viewing)
  })
  return openViewing(accounts, link)
}

/** Of one that is locked. @throws AppError 409 for what is over. */
export async function endViewing(accounts: Accounts, tx: Db, viewing: StoredViewing): Promise<void> {
  const now = accounts.now()
  if (!isOpen(viewing, now)) throw refuse('enquiries.viewingOver')
  const enquiry = await lockEnquiry(tx, viewing.enquiryId)
  if (!enquiry) throw refuse('enquiries.noViewing')
  const { chosen } = viewing
  const ended = { ...viewing, state: 'cancelled' as const, sequence: viewing.sequence + 1 }
  await keep(tx, ended, now)
  const organiser = accounts.mail.teamAddress
  await tellBoth(
    accounts,
    tx,
    { enquiry, viewing: ended },
    {
      kind: 'viewingCancelled',
      write: ({ address: attendee, page, partner }) => {
        const entry = { partner, attendee, organiser, page, now }
        const calendar = chosen && calendarOf({ ...entry, viewing: { ...ended, chosen }, method: 'CANCEL' })
        return cancelledMail(ended, { calendar, partner })
      },
    },
  )
  const key = { enquiryId: viewing.enquiryId, agencyId: viewing.agencyId }
  await announce(accounts, tx, { ...key, event: 'viewing.cancelled', more: { viewing: { id: viewing.id } } })
}
