/** enquiries: an agency's leads as a table for spreadsheets. */
import { kindWords } from '#contract/enquiries/enquiry-words.ts'
import type { Db } from '#server/platform/database/db.ts'
import { toCsv } from '#server/platform/csv.ts'
import { showsSender } from '../send/enquiries.rules.ts'
import { factsOf } from '../words/enquiry-words.ts'
import { listLeads } from './leads.store.ts'

/** The newest of them, which is more than anybody's 24 months. */
const mostRows = 20_000

const columns = [
  'Received',
  'Kind',
  'State',
  'About',
  'Reference',
  'Name',
  'E-mail',
  'Telephone',
  'Message',
  'More',
  'Looked after by',
  'First answer',
  'Last message',
  'Id',
]

export async function leadsTable(db: Db, agencyId: string): Promise<string> {
  const leads = await listLeads(db, agencyId, {}, mostRows)
  return toCsv([
    columns,
    ...leads.map((lead) => [
      lead.at.toISOString(),
      kindWords[lead.kind],
      lead.state,
      lead.about,
      lead.publicRef ?? '',
      lead.name,
      showsSender(lead.kind) ? lead.email : '',
      showsSender(lead.kind) ? (lead.phone ?? '') : '',
      lead.message ?? '',
      factsOf(lead.kind, lead.details)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('; '),
      lead.assigneeName ?? '',
      lead.firstAnswerAt?.toISOString() ?? '',
      lead.lastAt.toISOString(),
      lead.id,
    ]),
  ])
}
