/** web/portal: the guard of every page here, asked once for each token rather than with every filter. */
import { guard } from '#web/platform/session/guard.ts'
import { accessToken } from '#web/platform/session/session.ts'

let entered: { token: string; done: Promise<void> } | null = null

/** As `guard('admin', asked)`; layout and page ask together and wait for the same answer. */
export function enterPortal(asked?: Pick<Request, 'url'>): Promise<void> {
  const token = accessToken()
  if (token && entered?.token === token) return entered.done
  const done = guard('admin', asked)
  if (token) entered = { token, done }
  done.catch(() => {
    entered = null
  })
  return done
}
