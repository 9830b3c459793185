/** moderation: agencies are written to, once each, whatever the number of their homes. */
import { readAgencyMailboxes, type Accounts } from '#server/accounts/index.ts'
import { readListingSubjects } from '#server/listings/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { MailKind } from '#server/platform/mail/mail-kinds.ts'
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import type { MailHome } from './moderation.mails.ts'

type Letter = {
  /** As the table of mails calls it. */
  kind: MailKind
  mail: (about: { homes: readonly MailHome[]; team: string }) => MailContent
}

/**
 * Everybody of an agency who may act hears of its homes. Answers how
 * many people were written to about each home.
 */
export async function tellAgencies(
  accounts: Accounts,
  tx: Db,
  ids: readonly string[],
  { kind, mail }: Letter,
): Promise<ReadonlyMap<string, number>> {
  const { publicUrl } = accounts.platform.config
  const subjects = [...(await readListingSubjects(accounts.platform, tx, ids)).values()]
  const told = new Map<string, number>()
  for (const [agencyId, homes] of Map.groupBy(subjects, ({ agency }) => agency.id)) {
    const boxes = await readAgencyMailboxes(tx, agencyId)
    const content = mail({
      homes: homes.map(({ id, title, publicRef }) => ({
        title,
        publicRef,
        url: `${publicUrl}/agent/property-manager/listings/${id}`,
      })),
      team: accounts.mail.teamAddress,
    })
    for (const box of boxes) await accounts.mail.send(tx, box, kind, content)
    for (const { id } of homes) told.set(id, boxes.length)
  }
  return told
}
