/**
 * drills: what was done by mistake is undone: a server as all was a
 * moment before, from a base backup and the log.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { newAddress, signUp } from '../visitors.ts'
import { momentOf, whoSignedUp } from './backups.ts'
import type { Installation } from './installation.ts'
import { rolesOf, type Mishap } from './mishaps.ts'

const people = 20
/** So far apart that the clocks of the servers cannot confuse before and after. */
const apartMs = 1_000

/** As many as were confirmed of so many who sign up now. */
async function signUpMany(origin: string): Promise<string[]> {
  const addresses = Array.from({ length: people }, newAddress)
  const replies = await Promise.all(addresses.map((address) => signUp(origin, address)))
  return addresses.filter((_, at) => replies[at]?.ok)
}

export const restoreMishap: Mishap = {
  what: 'the database is restored elsewhere as it was at a chosen moment after the base backup',
  isQuiet: false,
  happen: async ({ origin, servers, databaseUrl, backups, urlAt }: Installation) => {
    const { primary } = await rolesOf(servers)
    await backups.take(primary)
    const before = await signUpMany(origin)
    await sleep(apartMs)
    const moment = await momentOf(databaseUrl)
    await sleep(apartMs)
    const after = await signUpMany(origin)
    const restored = await backups.restore(primary, moment)
    const there = new Set(await whoSignedUp(urlAt(restored), [...before, ...after]))
    const missing = before.filter((address) => !there.has(address)).length
    const tooMany = after.filter((address) => there.has(address)).length
    if (before.length === 0 || after.length === 0) throw new Error('Nobody could sign up')
    if (missing + tooMany > 0)
      throw new Error(`${missing} of before are missing, ${tooMany} of after are there`)
  },
}
