/** web/platform: what is read of a person beside what is changed meanwhile. */
import { afterEach, expect, it } from 'vitest'
import type { UserInfo } from '#contract/http/person.ts'
import { clearSession, readPerson, readUserInfo, saveUserInfo } from './session.ts'

afterEach(clearSession)

const person = (language: string) => ({ userId: '1', role: 'User', language }) as UserInfo

it('keeps what is read', async () => {
  expect(await readPerson(() => Promise.resolve(person('en')))).toEqual(person('en'))
  expect(readUserInfo()?.language).toBe('en')
})

it('a person that was changed while it was read stays changed', async () => {
  let answer: (read: UserInfo) => void = () => undefined
  const reading = readPerson(() => new Promise((resolve) => (answer = resolve)))
  saveUserInfo(person('ar'))
  answer(person('en'))
  expect((await reading).language).toBe('en')
  expect(readUserInfo()?.language).toBe('ar')
})

it('nobody who signed out comes back with a late answer', async () => {
  let answer: (read: UserInfo) => void = () => undefined
  const reading = readPerson(() => new Promise((resolve) => (answer = resolve)))
  clearSession()
  answer(person('en'))
  await reading
  expect(readUserInfo()).toBeNull()
})
