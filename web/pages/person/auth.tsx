/**
 * web/pages: /auth: the account dialogs over home; `?mode=register|forgot`
 * chooses which, links in mails come back here.
 */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { wordsOf } from '#web/accounts/forms/account-form.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { tellModals, useModals } from '#web/platform/session/modals.ts'
import { homeOfRole } from '#web/platform/session/modal-answers.rules.ts'
import { readUserInfo } from '#web/platform/session/session.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/auth'
import Home, { loader as homeLoader } from '../home.tsx'

export const loader = ({ request, context }: Route.LoaderArgs) => homeLoader({ request, context })

export const meta: Route.MetaFunction = () => [
  { title: `Sign in · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

const dialogs = { register: 'register', forgot: 'forgot' } as const

export default function Auth({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  useEffect(() => {
    const { hash, search } = window.location
    const [, kind, token] = /^#([fr])=([\w-]{16,100})$/.exec(hash) ?? []
    if (kind && token) void followLink(kind as 'f' | 'r', token)
    else if (readUserInfo()) void navigate('/', { replace: true })
    else {
      const mode = new URLSearchParams(search).get('mode') as keyof typeof dialogs | null
      tellModals({ type: 'open', dialog: (mode && dialogs[mode]) ?? 'login' })
    }
  }, [navigate])
  useWayHome()
  return <Home loaderData={loaderData} />
}

/**
 * Closing the dialog is leaving this address: it has nothing else to show.
 * Admins and Agents are on their way already.
 */
function useWayHome(): void {
  const navigate = useNavigate()
  const isOpen = useModals().open !== null
  const wasOpen = useRef(false)
  useEffect(() => {
    const role = readUserInfo()?.role
    if (wasOpen.current && !isOpen && !(role && homeOfRole[role])) void navigate('/', { replace: true })
    wasOpen.current = isOpen
  }, [isOpen, navigate])
}

/**
 * The two links our mails carry: "Yes, I asked for this" and "This was
 * not me". The address keeps no trace of them.
 */
async function followLink(kind: 'f' | 'r', token: string): Promise<void> {
  window.history.replaceState(window.history.state, '', '/auth')
  try {
    const { auth } = await browserApi()
    if (kind === 'f') {
      const { message, email } = await auth.confirmLink({ body: { token } })
      if (email === undefined) toast.success(message)
      else tellModals({ type: 'resetLinkOpened', email, message })
    } else {
      const { message, email } = await auth.revertEmail({ body: { token } })
      toast.success(message)
      tellModals({ type: 'open', dialog: 'forgot', email })
    }
  } catch (error) {
    toast.error(wordsOf(error))
  }
}
