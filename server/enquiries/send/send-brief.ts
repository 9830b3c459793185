/**
 * enquiries: a concierge brief: kept for the team, shown what fits or comes
 * close at once, and read by agencies in the area.
 */
import { enquiryTexts, type Brief, type BriefReceived } from '#contract/enquiries/enquiries.ts'
import type { Understanding } from '#contract/search/plain-language.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import {
  getAgency,
  readAgencyMailboxes,
  readServing,
  type Accounts,
  type Visitor,
} from '#server/accounts/index.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import {
  agenciesFor,
  mostAgencies,
  partsOf,
  questionOf,
  shownMatches,
  speakersFirst,
  withWords,
  type Question,
} from './briefs.rules.ts'
import { looksLikeMachine } from './enquiries.rules.ts'
import { insertEnquiry, shareWith, type StoredEnquiry } from './enquiries.store.ts'
import { aboutOf, type Details } from '../words/enquiry-words.ts'
import { takeEnquiry } from './limits.ts'
import { putOnItsWay } from './deliver-enquiry.ts'
import { readPhone, type Sender } from './send-enquiry.ts'

/** Asks the search; main passes it in. */
export type FindHomes = (question: Question) => Promise<SearchAnswer>

/** Reads somebody's own words as wishes; main passes it in. Null where they could not be read. */
export type ReadWords = (words: string, currency: string) => Promise<Understanding | null>

type Search = { findHomes: FindHomes; readWords: ReadWords }

const inArea = 50

async function findMatches(brief: Brief, { findHomes, readWords }: Search) {
  const read = await Promise.all(partsOf(brief.message).map((part) => readWords(part, brief.currency)))
  const pieces = read.flatMap((part) => part?.pieces ?? [])
  const { question, said } = withWords(questionOf(brief), { pieces })
  const found = await findHomes({ ...question, limit: String(inArea) })
  if (!found.place) throw refuse('common.invalid', { message: enquiryTexts.place, field: 'place' })
  return { found, said, place: found.place, currency: question.currency ?? brief.currency }
}

/** So many agencies are looked at, to find those who can read it and speak the person's language. */
const looked = 20

/**
 * Agencies with homes in the place in which somebody can read it: who speaks the language first, then those
 * with fitting homes, then those that drew the place as theirs.
 */
async function readersOf(
  db: Db,
  brief: Brief,
  found: SearchAnswer,
  findHomes: FindHomes,
  language: string | null,
) {
  if (!brief.share) return []
  const { purpose, place, currency } = brief
  const nearby = await findHomes({ purpose, place, currency, limit: String(inArea) })
  const offering = [...found.items, ...nearby.items].map(({ agency }) => agency.id)
  const serving = nearby.place ? await readServing(db, offering, nearby.place) : []
  const ids = agenciesFor(found.items, nearby.items, serving).slice(0, looked)
  const agencies = await Promise.all(ids.map((id) => getAgency(db, id)))
  const readers: string[] = []
  for (const { id } of speakersFirst(agencies, language))
    if (readers.length < mostAgencies && (await readAgencyMailboxes(db, id)).length > 0) readers.push(id)
  return readers
}

/** @throws AppError 400 for a place nobody knows, 429. */
export async function sendBrief(
  accounts: Accounts,
  visitor: Visitor,
  sender: Sender,
  { brief, ...search }: Search & { brief: Brief },
): Promise<BriefReceived> {
  const { db } = accounts.platform
  const phone = readPhone(accounts, brief.phone)
  const isProved = sender?.email === brief.email
  await takeEnquiry(accounts, visitor, { email: brief.email, isProved, subject: null })
  const { found, said, place, currency } = await findMatches(brief, search)
  const isHeld = looksLikeMachine(brief.machineCheck)
  const readers = isHeld ? [] : await readersOf(db, brief, found, search.findHomes, visitor.language ?? null)
  const { name, email, phone: _phone, machineCheck: _check, message, ...wish } = brief
  const details: Details['brief'] = {
    ...wish,
    placeName: [place.name, place.region].filter(Boolean).join(', '),
  }
  const enquiry: StoredEnquiry = {
    id: newId(),
    kind: 'brief',
    state: isHeld ? 'held' : 'new',
    userId: sender?.id ?? null,
    name,
    email,
    phone,
    language: visitor.language,
    listingId: null,
    agencyId: null,
    about: aboutOf('brief', details),
    message,
    details,
    createdAt: accounts.now(),
  }
  await transaction(db, async (tx) => {
    await insertEnquiry(tx, enquiry)
    await shareWith(tx, enquiry, readers)
    if (!isHeld) await putOnItsWay(accounts, tx, enquiry, { isProved })
  })
  return {
    id: enquiry.id,
    message: 'We have your brief.',
    next: nextWords(readers.length, brief.share),
    matches: found.items.slice(0, shownMatches),
    total: found.total,
    currency,
    near: (found.near ?? []).slice(0, shownMatches).map(({ card, misses }) => ({ card, misses })),
    understood: said,
    agencies: readers.length,
  }
}

function nextWords(readers: number, isShared: boolean): string {
  if (readers === 1)
    return 'One agency there can read it and answer by mail, without seeing your address. Our team reads it too.'
  if (readers > 1)
    return `${readers} agencies there can read it and answer by mail, without seeing your address. Our team reads it too.`
  return isShared
    ? 'No agency there has an account on Meridian yet, so our team looks around for you and writes by mail.'
    : 'Our team looks around for you and writes by mail. No agency sees your brief.'
}
