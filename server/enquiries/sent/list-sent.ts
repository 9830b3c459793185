/** enquiries: what a User sent and what came back, as the User sees it. */
import { pageOf } from '#server/platform/database/page.ts'
import type { z } from 'zod'
import type { Reply } from '#contract/http/endpoint.ts'
import type { sent as contract } from '#contract/enquiries/sent.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { sentStateOf } from '../send/enquiries.rules.ts'
import { factsOf } from '../words/enquiry-words.ts'
import { answersSentTo, countSent, listSent } from './sent.store.ts'

/** The person's own enquiries, newest first. @throws AppError 400 for a cursor of another list. */
export async function sentEnquiries(
  db: Db,
  userId: string,
  { cursor, limit }: z.output<typeof contract.list.query>,
): Promise<Reply<typeof contract.list>> {
  const before = decodeTimeCursor(cursor)
  const [rows, total] = await Promise.all([
    listSent(db, { userId, before }, limit + 1),
    countSent(db, userId),
  ])
  const page = pageOf(rows, limit, ({ at, id }) => encodeTimeCursor(at, id))
  const answers = await answersSentTo(
    db,
    userId,
    page.items.map(({ id }) => id),
  )
  return {
    total,
    nextCursor: page.nextCursor,
    items: page.items.map(({ at, state, agencyId, agencyName, details, ...plain }) => {
      const own = answers.filter(({ enquiryId }) => enquiryId === plain.id)
      return {
        ...plain,
        at: at.toISOString(),
        state: sentStateOf(state, own.length > 0),
        agency: agencyId === null || agencyName === null ? null : { id: agencyId, name: agencyName },
        facts: factsOf(plain.kind, details),
        answers: own.map((one) => ({
          author: one.author,
          agency: one.agency,
          body: one.body,
          at: one.at.toISOString(),
        })),
      }
    }),
  }
}
