/** journeys: a User who has just signed up, without the dialogs, for journeys that begin behind them. */
import type { Page } from '@playwright/test'
import { codeSentTo, freshAddress } from './mailbox.ts'

type Session = { userInfo: unknown; access_token: string; refresh_token: string }

/** Signs up by the calls the dialogs make and leaves the browser signed in, on a page that is still to be opened. */
export async function signUpQuietly(page: Page): Promise<void> {
  const email = freshAddress('quiet')
  const origin = new URL(page.url() === 'about:blank' ? ((await page.goto('/')) ?? page).url() : page.url()).origin
  const post = (path: string, data: object) => page.request.post(path, { data, headers: { origin } })
  await post('/api/auth/signup', { name: 'Kim Example', email, password: 'Passw0rd!' })
  const answer = await post('/api/auth/verify-credentials', { email, otp: await codeSentTo(email) })
  const { data } = (await answer.json()) as { data: Session }
  await page.evaluate(({ userInfo, access_token, refresh_token }) => {
    localStorage.setItem('access_token', access_token)
    localStorage.setItem('refresh_token', refresh_token)
    localStorage.setItem('userInfo', JSON.stringify(userInfo))
  }, data)
}
