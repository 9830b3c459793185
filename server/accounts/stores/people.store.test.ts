/** accounts: people are found by the words of their agency too, as it is called now. */
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { countPeople, listPeople } from './people.store.ts'

const { db } = await createTestDatabase()
const agency = '01890000-0000-7000-8000-0000000000a1'
const ada = '01890000-0000-7000-8000-0000000000b1'
const now = new Date('2026-03-01T10:00:00Z')
const found = async (q: string) => (await listPeople(db, { q }, 10)).map(({ name }) => name)

test('an account is found by what it, its agency and its application are called, and no longer by what they were', async () => {
  await db.insertInto('agencies').values({ id: agency, name: 'Harbour Homes', country: 'PT' }).execute()
  await db
    .insertInto('users')
    .values({
      id: ada,
      name: 'Ada Brook',
      email: 'first@example.com',
      role: 'Agent',
      created_at: now,
      verified_at: now,
    })
    .execute()
  await db
    .insertInto('agent_applications')
    .values({
      user_id: ada,
      agency_name: 'Tidewater Lettings',
      country: 'PT',
      phone_country: 'PT',
      phone_number: '210000000',
      description: '',
      applied_at: now,
    })
    .execute()
  expect([await found('ada tide'), await found('harbour')]).toEqual([['Ada Brook'], []])
  await db.updateTable('users').set({ agency_id: agency }).where('id', '=', ada).execute()
  expect(await found('brook harb')).toEqual(['Ada Brook'])
  await db.updateTable('agencies').set({ name: 'Lighthouse Homes' }).where('id', '=', agency).execute()
  await db.deleteFrom('agent_applications').where('user_id', '=', ada).execute()
  expect([await found('lighthouse'), await found('harbour'), await found('tidewater')]).toEqual([
    ['Ada Brook'],
    [],
    [],
  ])
  await db.updateTable('users').set({ email: 'other@example.com' }).where('id', '=', ada).execute()
  expect([await found('other'), await found('first')]).toEqual([['Ada Brook'], []])
})

test('those who applied since a moment are found, whenever their account was made', async () => {
  const application = {
    agency_name: 'Tidewater Lettings',
    country: 'PT',
    phone_country: 'PT',
    phone_number: '210000000',
    description: '',
  }
  const again = new Date('2026-03-04T10:00:00Z')
  await db
    .insertInto('agent_applications')
    .values({ ...application, user_id: ada, applied_at: again })
    .execute()
  const applied = async (moment: string) => {
    const filter = { applied: moment }
    const names = (await listPeople(db, filter, 10)).map(({ name }) => name)
    return { names, roles: await countPeople(db, 'role', filter) }
  }
  expect(await applied('2026-03-04T10:00:00Z')).toEqual({ names: ['Ada Brook'], roles: { Agent: 1 } })
  expect(await applied('2026-03-04T11:00:00Z')).toEqual({ names: [], roles: {} })
})
