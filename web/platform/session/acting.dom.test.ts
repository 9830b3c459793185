/** web/platform: somebody of the team acts as a person in one tab, and is themselves everywhere else. */
import { afterEach, expect, it } from 'vitest'
import type { UserInfo } from '#contract/http/person.ts'
import {
  accessToken,
  beginActing,
  clearSession,
  deviceId,
  isActing,
  leaveActing,
  readUserInfo,
  refreshToken,
  saveSession,
  saveUserInfo,
} from './session.ts'

const admin = { userId: '1', role: 'Admin', name: 'Ada' } as UserInfo
const person = { userId: '2', role: 'User', name: 'Una' } as UserInfo
const until = '2026-03-01T12:30:00.000Z'

afterEach(() => {
  leaveActing()
  clearSession()
})

it('reads the person while it lasts, and keeps them in this tab alone', () => {
  saveSession({ userInfo: admin, access_token: 'own', refresh_token: 'renews' })
  const device = deviceId()
  beginActing({ userInfo: person, access_token: 'theirs', until })
  expect([isActing(), readUserInfo()?.name, accessToken(), refreshToken()]).toEqual([
    true,
    'Una',
    'theirs',
    null,
  ])
  expect(deviceId()).toBe(device)
  saveUserInfo({ ...person, name: 'Una Two' })
  expect(localStorage.getItem('userInfo')).toContain('Ada')
  expect(localStorage.getItem('access_token')).toBe('own')

  leaveActing()
  expect([isActing(), readUserInfo()?.name, accessToken(), refreshToken()]).toEqual([
    false,
    'Ada',
    'own',
    'renews',
  ])
  expect(sessionStorage.getItem('userInfo')).toBeNull()
})

it('forgetting the person of the tab forgets nobody else', () => {
  saveSession({ userInfo: admin, access_token: 'own', refresh_token: 'renews' })
  beginActing({ userInfo: person, access_token: 'theirs', until })
  clearSession()
  leaveActing()
  expect(readUserInfo()?.name).toBe('Ada')
})
