/**
 * web/platform: guards pages: a token, and a role that the server
 * confirms while the full-screen preloader is shown.
 */
import { redirect } from 'react-router'
import type { Role } from '#contract/http/person.ts'
import { wordsAtHand } from '#web/platform/speech/browser-voice.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { isUnder, mayEnter, type Variant } from './guard.rules.ts'
import { signingOut } from './leaving.ts'
import { tellModals } from './modals.ts'
import { accessToken, clearSession, readUserInfo, saveUserInfo } from './session.ts'
import { signedApi } from './signed-api.ts'
import { countVerifying, setRoleDoubtful } from './verifying.ts'

/**
 * A guarded page's `clientLoader` begins with this. Without a token, with another role, or when the role
 * cannot be verified (which is only logged) it throws a redirect to the start. What the browser claimed
 * and the guard refused is cleared, so that neither the header nor the redirect rules believe it any
 * longer. Where `asked` says what was to be opened, visitors are told why they were sent home. It lasts
 * until the page can be drawn in its language.
 */
export async function guard(variant: Variant, asked?: Pick<Request, 'url'>): Promise<void> {
  if (!accessToken()) {
    clearSession()
    if (asked) askToSignIn(asked.url)
    throw redirect('/')
  }
  const [role] = await Promise.all([verifiedRole(), wordsAtHand()])
  setRoleDoubtful(role === null)
  if (role === null) throw redirect('/')
  correctRole(role)
  if (!mayEnter(variant, role)) throw redirect('/')
}

/** The role the server knows is the one that counts. */
function correctRole(role: Role): void {
  const userInfo = readUserInfo()
  if (userInfo && userInfo.role !== role) saveUserInfo({ ...userInfo, role })
}

/** Opens the login dialog, and goes on to the page afterwards. Whoever is signing out wants none of it. */
function askToSignIn(url: string): void {
  if (signingOut()) return
  const { pathname, search } = new URL(url)
  toast.info(
    isUnder(pathname, '/profile')
      ? 'Please sign in to see your profile.'
      : /^\/saved/i.test(pathname)
        ? 'Please sign in to see your saved homes and enquiries.'
        : 'Please sign in to see this page.',
  )
  tellModals({ type: 'open', dialog: 'login', wanted: `${pathname}${search}` })
}

async function verifiedRole() {
  countVerifying(1)
  try {
    const { auth } = await signedApi()
    return (await auth.verify({})).role
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants a failed verify logged, and nothing else
    console.warn('The role could not be verified.', error)
    return null
  } finally {
    countVerifying(-1)
  }
}
