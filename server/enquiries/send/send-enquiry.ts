/** enquiries: keeping what somebody wrote to an agency or the team, and putting it on its way. */
import { type Enquiry, type Received } from '#contract/enquiries/enquiries.ts'
import type { EnquiryKind } from '#contract/enquiries/enquiry-codes.ts'
import { texts, type Phone } from '#contract/http/person.ts'
import { checkPhone, readAgencyMailboxes, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { isVisible, readHomeAgents, readListingSubject, type ListingSubject } from '#server/listings/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { nextOf } from './enquiries.mails.ts'
import { looksLikeMachine } from './enquiries.rules.ts'
import { findAgency, insertEnquiry, shareWith, type StoredEnquiry } from './enquiries.store.ts'
import { aboutOf, type Details } from '../words/enquiry-words.ts'
import { takeEnquiry } from './limits.ts'
import { putOnItsWay } from './deliver-enquiry.ts'
import { isTimeZone } from '#contract/vocabulary/time-zones.ts'
import { slotProblem, zonedSlotProblem } from '../words/slots.rules.ts'
import { enquiryTexts } from '#contract/enquiries/enquiries.ts'

/** The signed-in person behind a call. */
export type Sender = { id: string; email: string } | null

const refused = (field: string, message: string) => refuse('common.invalid', { message, field })

/** The number as E.164; null when none was given. @throws AppError 400. */
export function readPhone({ platform }: Accounts, phone: Phone | undefined): string | null {
  if (!phone) return null
  const check = checkPhone(phone)
  if (check.valid) return check.e164
  platform.log.info({ reason: check.reason, country: phone.country }, 'a telephone number was refused')
  throw refused('phone', texts.phoneInvalid)
}

/**
 * `country` is where the home is. @throws AppError 400 for moments that are past,
 * far off, said twice or in a zone nobody knows.
 */
function checkTimes(asked: Enquiry, country: string | null, now: Date): void {
  if (asked.kind === 'listing' && asked.viewing && country !== null) {
    const { slots } = asked.viewing
    for (const [index, slot] of slots.entries()) {
      const twice = slots.findIndex(({ date, time }) => date === slot.date && time === slot.time) < index
      const problem = twice ? enquiryTexts.slotTwice : slotProblem(slot, country, now)
      if (problem) throw refused(`viewing.slots.${index}.date`, problem)
    }
  }
  if (asked.kind === 'callBack') {
    if (!isTimeZone(asked.timeZone)) throw refused('timeZone', enquiryTexts.timeZone)
    const problem = zonedSlotProblem(asked.slot, asked.timeZone, now)
    if (problem) throw refused('slot.date', problem)
  }
}

/** @throws AppError 404 for a listing that visitors cannot see. */
export async function visibleHome({ platform }: Accounts, id: string): Promise<ListingSubject> {
  const home = await readListingSubject(platform, platform.db, id)
  if (home && isVisible(home.status)) return home
  throw refuse('enquiries.noSuchHome')
}

const nameOf = ({ title, publicRef }: ListingSubject): string =>
  publicRef ? `${title} (${publicRef})` : title

/** What is asked about: a line of words, and the home or agency. @throws AppError 404. */
async function subjectOf(accounts: Accounts, asked: Enquiry) {
  if ('listingId' in asked && asked.listingId !== undefined) {
    const home = await visibleHome(accounts, asked.listingId)
    // Lots are the investment desk's, whoever offers them.
    const agency = asked.kind === 'listing' ? home.agency : null
    return { about: nameOf(home), listingId: home.id, agency, country: home.country }
  }
  if (asked.kind === 'agency') {
    const agency = await findAgency(accounts.platform.db, asked.agencyId)
    if (!agency) throw refuse('enquiries.noSuchAgency')
    return { about: agency.name, listingId: null, agency, country: null }
  }
  const kind = asked.kind as Exclude<typeof asked.kind, 'listing'>
  return { about: aboutOf(kind, asked as never), listingId: null, agency: null, country: null }
}

/** Whom of a home's people it is meant for, with the account of that name if there is one. */
type Chosen = { name: string; userId: string | null }

/** @throws AppError 400 for somebody who does not answer for the home. */
async function chosenAgent({ platform }: Accounts, asked: Enquiry): Promise<Chosen | null> {
  if (asked.kind !== 'listing' || asked.agentId === undefined) return null
  const people = await readHomeAgents(platform.db, asked.listingId)
  const chosen = people.find(({ id }) => id === asked.agentId)
  if (!chosen) throw refused('agentId', enquiryTexts.agent)
  return chosen
}

/** Everything that is said besides the sender, the message and whom it is to. */
function detailsOf(asked: Enquiry, agent: Chosen | null): Details[EnquiryKind] {
  const { kind: _kind, name: _name, email: _email, phone: _phone, machineCheck: _check, ...rest } = asked
  const { message: _message, ...details } = { message: undefined, ...rest }
  if ('listingId' in details) {
    const viewing = 'viewing' in details ? { viewing: details.viewing } : {}
    return { ...viewing, ...(agent && { agent: agent.name }) }
  }
  return 'agencyId' in details ? {} : details
}

/**
 * Keeps the enquiry, then writes to the agency or the team and a receipt to the sender, in one transaction.
 * What looks like a machine's is kept and answered alike, but nobody is written to.
 * @throws AppError 400, 404 for a home or agency that is not there, 429.
 */
export async function sendEnquiry(
  accounts: Accounts,
  visitor: Visitor,
  sender: Sender,
  asked: Enquiry,
): Promise<Received> {
  const { db } = accounts.platform
  const now = accounts.now()
  const phone = readPhone(accounts, asked.phone)
  const { about, listingId, agency, country } = await subjectOf(accounts, asked)
  const agent = await chosenAgent(accounts, asked)
  checkTimes(asked, country, now)
  const isProved = sender?.email === asked.email
  await takeEnquiry(accounts, visitor, {
    email: asked.email,
    isProved,
    subject: listingId ?? agency?.id ?? null,
  })
  const enquiry: StoredEnquiry = {
    id: newId(),
    kind: asked.kind,
    state: looksLikeMachine(asked.machineCheck) ? 'held' : 'new',
    userId: sender?.id ?? null,
    name: asked.name,
    email: asked.email,
    phone,
    language: visitor.language,
    listingId,
    agencyId: agency?.id ?? null,
    about,
    message: asked.message ?? null,
    details: detailsOf(asked, agent),
    createdAt: now,
  }
  await transaction(db, async (tx) => {
    await insertEnquiry(tx, enquiry)
    if (agency) await shareWith(tx, enquiry, [agency.id], agent?.userId)
    if (enquiry.state === 'new') await putOnItsWay(accounts, tx, enquiry, { isProved })
  })
  return { id: enquiry.id, ...(await wordsFor(db, asked.kind, agency)) }
}

type Addressee = { id: string; name: string; isDemo: boolean }

/** Says the truth about who reads it. */
async function wordsFor(db: Db, kind: EnquiryKind, agency: Addressee | null) {
  if (!agency) return { message: 'We have your message.', next: nextOf(kind, null) }
  if ((await readAgencyMailboxes(db, agency.id)).length > 0)
    return { message: `${agency.name} has your message.`, next: nextOf(kind, agency.name) }
  return {
    message: 'We have your message.',
    next: agency.isDemo
      ? `${agency.name} is made up to show how Meridian works. Your message is with our team, as it would be with an agency.`
      : `Nobody at ${agency.name} has an account on Meridian yet, so our team passes it on.`,
  }
}
