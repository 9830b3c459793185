/** accounts: what Admins do with agencies; each act and its record in the audit log are one transaction. */
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { MailKind } from '#server/platform/mail/mail-kinds.ts'
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { lockAgency, setAgencySuspended } from '../stores/agencies.store.ts'
import type { Accounts } from '../ground/context.ts'
import type { Act } from './manage-people.ts'
import { record } from '../audit/record-act.ts'
import { resumedMail, suspendedMail } from '../team/team.mails.ts'
import { listMembers } from '../team/team.store.ts'
import { updateAgencyVisibility } from '../standing/agency-visibility.ts'

/**
 * Its homes are hidden at once and its feeds stand still; its people keep their accounts, and are told.
 * False, and nothing is changed, where somebody did it before: the first reason stands. @throws AppError 404.
 */
export const suspendAgency = (
  accounts: Accounts,
  { actor, visitor }: Act,
  id: string,
  reason: string,
): Promise<boolean> =>
  change(accounts, id, true, async (tx, name) => {
    await setAgencySuspended(tx, id, { at: accounts.now(), reason })
    const detail = { agency: name, reason }
    await record(accounts, tx, { action: 'portal.agencySuspended', actor, target: id, detail, visitor })
    const content = suspendedMail(name, accounts.platform.config.publicUrl)
    await tellMembers(accounts, tx, id, 'agencySuspended', content)
  })

/**
 * Its homes are back at once, if one of its people may act. False where it was
 * not suspended any more. @throws AppError 404.
 */
export const resumeAgency = (accounts: Accounts, { actor, visitor }: Act, id: string): Promise<boolean> =>
  change(accounts, id, false, async (tx, name) => {
    await setAgencySuspended(tx, id, null)
    await record(accounts, tx, {
      action: 'portal.agencyResumed',
      actor,
      target: id,
      detail: { agency: name },
      visitor,
    })
    await tellMembers(
      accounts,
      tx,
      id,
      'agencyResumed',
      resumedMail(name, accounts.platform.config.publicUrl),
    )
  })

async function tellMembers(accounts: Accounts, tx: Db, id: string, kind: MailKind, content: MailContent) {
  for (const { email } of await listMembers(tx, id)) await accounts.mail.send(tx, email, kind, content)
}

const change = (
  accounts: Accounts,
  id: string,
  toSuspended: boolean,
  work: (tx: Db, name: string) => Promise<void>,
): Promise<boolean> =>
  transaction(accounts.platform.db, async (tx) => {
    const agency = await lockAgency(tx, id)
    if (!agency) throw refuse('accounts.agencyNotFound')
    if ((agency.suspendedAt !== null) === toSuspended) return false
    await work(tx, agency.name)
    await updateAgencyVisibility(accounts, tx, id)
    return true
  })
