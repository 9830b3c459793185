/** journeys: people who are signed in already, without the dialogs, for journeys that begin behind them. */
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { codeSentTo, freshAddress } from './mailbox.ts'

type Session = { userInfo: unknown; access_token: string; refresh_token: string }
type Posts = (path: string, data: object) => ReturnType<APIRequestContext['post']>

export const journeyPassword = 'Passw0rd!'
export const journeyAdmin = { email: 'admin@journeys.example', password: 'Journey_Admin1' }

/** Calls with the cookies of this page's browser, as its pages would make them. */
async function callsOf(page: Page): Promise<Posts> {
  if (page.url() === 'about:blank') await openNothing(page)
  const headers = { origin: new URL(page.url()).origin }
  return (path, data) => page.request.post(path, { data, headers })
}

/**
 * An empty page of our origin, where a session can be kept; one of Meridian's would be loaded for nothing.
 */
async function openNothing(page: Page): Promise<void> {
  const nothing = '**/before-the-journey'
  await page.route(nothing, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/before-the-journey')
  await page.unroute(nothing)
}

async function keep(page: Page, answer: Awaited<ReturnType<Posts>>): Promise<void> {
  expect(answer.ok(), await answer.text()).toBe(true)
  const { data } = (await answer.json()) as { data: Session }
  await page.evaluate(({ userInfo, access_token, refresh_token }) => {
    localStorage.setItem('access_token', access_token)
    localStorage.setItem('refresh_token', refresh_token)
    localStorage.setItem('userInfo', JSON.stringify(userInfo))
  }, data)
}

/**
 * Signs up by the calls the dialogs make and leaves the browser
 * signed in, on a page that is still to be opened.
 */
export async function signUpQuietly(page: Page): Promise<string> {
  const email = freshAddress('quiet')
  const post = await callsOf(page)
  await post('/api/auth/signup', { name: 'Kim Example', email, password: journeyPassword })
  await keep(page, await post('/api/auth/verify-credentials', { email, otp: await codeSentTo(email) }))
  return email
}

/** Signs in by the call and leaves the browser signed in, on a page that is still to be opened. */
export async function signInQuietly(page: Page, email: string, password = journeyPassword): Promise<void> {
  const post = await callsOf(page)
  await keep(page, await post('/api/auth/login', { email, password }))
}

type Applicant = { userId: string; email: string }

/** What an Admin's calls are signed with. */
export async function adminHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const login = await request.post('/api/auth/login', { data: journeyAdmin })
  const { data } = (await login.json()) as { data: Session }
  return { authorization: `Bearer ${data.access_token}` }
}

/** An Agent of a new agency, approved by the journeys' Admin; answers the address. */
export async function approvedAgent(request: APIRequestContext): Promise<string> {
  const email = freshAddress('approved')
  const wish = {
    name: 'Alma Example',
    email,
    password: journeyPassword,
    phone: { country: 'GB', number: '020 7946 0123' },
    agencyName: `Quiet Homes ${email.replaceAll(/\D/g, '')}`,
    country: 'GB',
    description: 'Homes by the sea, sold with patience.',
  }
  expect((await request.post('/api/auth/signup-agent', { data: wish })).ok()).toBe(true)
  await request.post('/api/auth/verify-code', { data: { email, otp: await codeSentTo(email) } })
  const headers = await adminHeaders(request)
  const waiting = await request.get('/api/meridian/portal/agents', { headers })
  const { items } = ((await waiting.json()) as { data: { items: Applicant[] } }).data
  const { userId } = items.find((one) => one.email === email) ?? {}
  const approval = await request.post(`/api/meridian/portal/agents/${userId}/approve`, { headers, data: {} })
  expect(approval.ok(), await approval.text()).toBe(true)
  return email
}
