/**
 * accounts: the accounts a fresh installation starts with: the operator's
 * Admin, and four people of the demonstration.
 */
import type { Role } from '#contract/http/person.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { accountsOf, type Accounts } from '../ground/context.ts'
import { hashPassword } from '../ground/passwords.ts'
import { findUserByEmail, hasAdmin, insertApplication, insertUser } from '../stores/users.store.ts'
import { setAgencyRole } from '../team/team.store.ts'

export type DemoAccount = { email: string; password: string; role: Role; words: string }

/** Shown at the start of a demonstration, and only there. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@meridian.example', password: 'Meridian_Admin1', role: 'Admin', words: 'Admin' },
  { email: 'agent@meridian.example', password: 'Meridian_Agent1', role: 'Agent', words: 'Agent, approved' },
  {
    email: 'pending@meridian.example',
    password: 'Meridian_Pending1',
    role: 'Agent',
    words: 'Agent, waiting for approval',
  },
  { email: 'user@meridian.example', password: 'Meridian_User1', role: 'User', words: 'User' },
]
const names: Record<string, string> = {
  'admin@meridian.example': 'Ada Meridian',
  'agent@meridian.example': 'Alma Meridian',
  'pending@meridian.example': 'Piet Meridian',
  'user@meridian.example': 'Una Meridian',
}

export type MadeAccount = { id: string; email: string; name: string; agencyId: string | null }

/**
 * Makes those that are missing, the Agent as owner of the agency that is found; a second call
 * changes nothing. Answers those that were made.
 */
export async function ensureDemoAccounts(
  platform: Platform,
  findAgency: () => Promise<string>,
): Promise<MadeAccount[]> {
  const accounts = accountsOf(platform)
  const made: MadeAccount[] = []
  for (const account of demoAccounts)
    if (!(await findUserByEmail(platform.db, account.email)))
      made.push(await makeDemo(accounts, account, findAgency))
  return made
}

async function makeDemo(
  accounts: Accounts,
  { email, password, role }: DemoAccount,
  findAgency: () => Promise<string>,
): Promise<MadeAccount> {
  const passwordHash = await hashPassword(accounts, password, 'first accounts')
  const isPending = email.startsWith('pending@')
  const id = newId()
  const name = names[email] ?? 'Demo'
  const agencyId = role === 'Agent' && !isPending ? await findAgency() : null
  await transaction(accounts.platform.db, async (tx) => {
    const now = accounts.now()
    await insertUser(tx, {
      id,
      email,
      name,
      role,
      duties: role === 'Admin' ? ['own'] : [],
      approval: isPending ? 'pending' : 'approved',
      passwordHash,
      agencyId,
      createdAt: now,
      verifiedAt: now,
      isDemo: true,
    })
    if (agencyId !== null) await setAgencyRole(tx, id, 'owner')
    if (isPending) await applyAsDemo(tx, id, now)
  })
  return { id, email, name, agencyId }
}

const applyAsDemo = (tx: Db, userId: string, now: Date) =>
  insertApplication(
    tx,
    userId,
    {
      agencyName: 'Pending Example Homes',
      country: 'NL',
      phone: { country: 'NL', number: '020 123 4567' },
      licenceNumber: 'EX-000',
      website: 'https://pending.example',
      description: 'A small office that sells canal houses and lets them with care.',
    },
    now,
  )

/**
 * The operator's Admin from ADMIN_EMAIL and ADMIN_PASSWORD, when there is
 * no Admin yet. Answers whether one was made.
 */
export async function ensureFirstAdmin(platform: Platform): Promise<boolean> {
  const { email, password } = platform.config.admin
  if (!email || !password || (await hasAdmin(platform.db))) return false
  const accounts = accountsOf(platform)
  const now = accounts.now()
  const passwordHash = await hashPassword(accounts, password, 'first accounts')
  return insertUser(platform.db, {
    id: newId(),
    email,
    name: 'Admin',
    role: 'Admin',
    duties: ['own'],
    approval: 'approved',
    passwordHash,
    createdAt: now,
    verifiedAt: now,
  })
}
