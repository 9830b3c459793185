/** enquiries: who is written to about a viewing: the person, and who looks after the thread. */
import type { Accounts } from '#server/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { MailKind } from '#server/platform/mail/mail-kinds.ts'
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import type { StoredEnquiry } from '../send/enquiries.store.ts'
import { readersOf } from '../thread/write-message.ts'
import { viewingPage } from './viewing-key.ts'
import type { StoredViewing } from './viewings.store.ts'

type Reader = {
  address: string
  page: string
  /** Whom they meet: the agency, or the person. */
  partner: string
  language: string | null
}

/** The person first. Each has the page on which they can do something about it. */
export async function tellBoth(
  accounts: Accounts,
  tx: Db,
  {
    enquiry,
    viewing,
  }: { enquiry: Pick<StoredEnquiry, 'id' | 'name' | 'email' | 'language'>; viewing: StoredViewing },
  mail: { kind: MailKind; write: (reader: Reader) => MailContent },
): Promise<void> {
  const agents = await readersOf(tx, viewing)
  const own = `${accounts.platform.config.publicUrl}/agent/leads?lead=${enquiry.id}`
  const readers = [
    {
      address: enquiry.email,
      page: viewingPage(accounts, viewing.id),
      partner: viewing.agency,
      language: enquiry.language,
    },
    ...agents.map((address) => ({ address, page: own, partner: enquiry.name, language: null })),
  ]
  for (const reader of readers)
    await accounts.mail.send(tx, reader.address, mail.kind, mail.write(reader), reader.language)
}
