/**
 * tests: people who use the account calls: each with a cookie jar and its
 * own address, reading the mails that were kept.
 */
import type { TestApp } from './app.ts'

export const validPassword = 'Passw0rd!'

/** What most account calls answer: tokens and other texts, and who somebody is. */
type Session = Record<string, string> & { userInfo: Record<string, unknown> }

export type Answer<Data = Session> = {
  status: number
  headers: Headers
  body: {
    status: string
    message: string
    code?: string
    data: Data
    /** Of refusals: what is wrong with which field, and what the second step of a sign-in is about. */
    fields?: Record<string, string>
    challenge?: string
  }
}

/** A browser (keeps cookies, sends Origin) or a program (neither). */
export function someone(app: TestApp, { browser = true, address = '127.0.0.1' } = {}) {
  const jar = new Map<string, string>()
  const origin = app.platform.config.publicUrl
  async function call<Data = Session>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.app.fetch(
      new Request(new URL(path, origin), {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(browser && { origin, 'sec-fetch-site': 'same-origin' }),
          ...(browser && cookies && { cookie: cookies }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      { address },
    )
    if (browser) for (const set of response.headers.getSetCookie()) keep(set)
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer<Data>['body'],
    }
  }
  function keep(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
    if (/max-age=0/i.test(set)) jar.delete(name)
    else jar.set(name, value)
  }
  return {
    jar,
    call,
    post: <Data = Session>(path: string, body?: unknown, headers?: Record<string, string>) =>
      call<Data>('POST', path, body ?? {}, headers),
    get: <Data = Session>(path: string, token?: string) =>
      call<Data>('GET', path, undefined, token ? { authorization: `Bearer ${token}` } : {}),
  }
}

/** The newest kept mail for an address, and the code in it. */
export async function newestMail(
  app: TestApp,
  to: string,
): Promise<{ kind: string; code: string; link: string; count: number } | undefined> {
  const mails = await app.platform.db
    .selectFrom('mails')
    .selectAll()
    .where('to_address', '=', to)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const mail = mails.at(-1)
  const text = mail?.body ?? ''
  return (
    mail && {
      kind: mail.kind,
      code: /^ {4}(\d{4})$/m.exec(text)?.[1] ?? '',
      link: /#[fr]=(\S+)/.exec(text)?.[1] ?? '',
      count: mails.length,
    }
  )
}

export const codeFor = async (app: TestApp, to: string): Promise<string> =>
  (await newestMail(app, to))?.code ?? ''

/** A code that is surely wrong. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0')

/** Registers and verifies; answers the tokens and the browser that did it. */
export async function register(
  app: TestApp,
  email: string,
  { name = 'Ann Lee', password = validPassword, browser = true } = {},
) {
  const person = someone(app, { browser })
  await person.post('/api/auth/signup', { name, email, password })
  const answer = await person.post('/api/auth/verify-credentials', { email, otp: await codeFor(app, email) })
  return {
    person,
    answer,
    access: answer.body.data.access_token as string,
    refresh: answer.body.data.refresh_token as string,
    userId: String(answer.body.data.userInfo.userId),
  }
}

/** For tests of accounts without the media room. */
export const noPictures = { keepPicture: () => Promise.resolve(null) }
