/** web/platform: the account dialogs as one pure state machine: every transition of the specification's section 4. */
import type { Role, UserInfo } from '#contract/http/person.ts'
import { redirectFor } from './guard.rules.ts'
import type { Tokens } from './session.ts'

export type Dialog = 'login' | 'register' | 'registered' | 'forgot' | 'code' | 'reset' | 'pending'
/** What a code is for. */
export type Source = 'register' | 'verifyemail' | 'verifyprofileemail' | 'agent' | 'forgotpass'

export type Modals = {
  open: Dialog | null
  email: string
  /** The signed-in person's address while a new one is being verified. */
  oldEmail: string
  /** When the code stops working, on this browser's clock (milliseconds). */
  expiresAt: number
  source: Source
  role: Role | null
  /** Title of the dialog that takes an e-mail. */
  forgotPurpose: 'forgot' | 'verify'
  /** The link "Verify your email" in the login dialog. */
  isUnverified: boolean
  loggedIn: boolean
  profileUpdated: boolean
  emailProfileUpdated: boolean
  agentSuccess: boolean
  /** The code that signed in made the account. */
  isNewAccount: boolean
  /** The guarded page that asked for the sign-in: whoever may see it goes on to it. */
  wanted: string | null
}

export const noModals: Modals = {
  open: null,
  email: '',
  oldEmail: '',
  expiresAt: 0,
  source: 'register',
  role: null,
  forgotPurpose: 'forgot',
  isUnverified: false,
  loggedIn: false,
  profileUpdated: false,
  emailProfileUpdated: false,
  agentSuccess: false,
  isNewAccount: false,
  wanted: null,
}

type Session = Tokens & { userInfo: UserInfo }
export type ModalEvent =
  | { type: 'open'; dialog: 'login' | 'register' | 'forgot'; email?: string; wanted?: string }
  | { type: 'close' }
  /** The dialogs as they were before the page was reloaded. */
  | { type: 'restore'; state: Modals }
  | { type: 'loginSucceeded'; message: string; session: Session }
  | { type: 'loginPending' }
  | { type: 'loginRefused'; email: string; message: string; expiresAt?: number; role?: Role }
  | { type: 'verifyChosen'; now: number }
  | { type: 'signupSucceeded'; email: string; message: string; expiresAt: number }
  | { type: 'agentSignupSucceeded'; email: string; message: string; expiresAt: number }
  | { type: 'forgotSucceeded'; email: string; message: string; expiresAt: number }
  | { type: 'forgotUnverified'; email: string; message: string; expiresAt: number; role: Role }
  | { type: 'emailChangeStarted'; oldEmail: string; newEmail: string; message: string; expiresAt: number }
  | { type: 'codeAccepted'; message: string; session?: Session; userInfo?: UserInfo }
  /** The link of a reset's mail was opened here: this browser may choose the password. */
  | { type: 'resetLinkOpened'; email: string; message: string }
  | { type: 'codeResent'; message: string; expiresAt: number }
  | { type: 'resendFailed'; message: string }
  | { type: 'resetSucceeded'; message: string }
  | { type: 'failed'; message: string }
  /** What was decided a moment ago and now takes place. */
  | { type: 'enter'; session: Session }
  | { type: 'show'; dialog: Dialog }
  | { type: 'profileSaved' }

export type Effect =
  | { type: 'success'; message: string }
  /** `closes`: milliseconds; without it an error stays until it is closed. */
  | { type: 'error'; message: string; closes?: number }
  | { type: 'later'; after: number; event: ModalEvent }
  | { type: 'store'; session: Session }
  | { type: 'storeUserInfo'; userInfo: UserInfo }
  | { type: 'navigate'; to: string }

type Step = { state: Modals; effects: Effect[] }

/** Milliseconds before the dialog that follows a success opens. */
export const actionDelay = 1_000
/** Milliseconds before the code dialog opens after "forgot password" met an unverified account. */
export const forgotUnverifiedDelay = 2_000
/** Milliseconds the error of a failed resend stays. */
export const resendErrorTime = 3_000

export const sourceOfRole = (role: Role | null | undefined): Source =>
  role === 'Agent' ? 'agent' : 'verifyemail'
/** Where a role goes after signing in; others stay where they are. */
export const homeOfRole: Partial<Record<Role, string>> = { Admin: '/portal', Agent: '/agent' }

const step = (state: Modals, ...effects: Effect[]): Step => ({ state, effects })
const shown = (dialog: Dialog, after = actionDelay): Effect => ({
  type: 'later',
  after,
  event: { type: 'show', dialog },
})

/** What an event does to the dialogs, and what is to be done besides. */
export function transition(state: Modals, event: ModalEvent): Step {
  switch (event.type) {
    case 'open': {
      // From dialog to dialog the wish stays the same; the header's "Sign in" begins a new one.
      const wanted = event.wanted ?? (state.open === null ? null : state.wanted)
      const { loggedIn } = state
      return step({ ...noModals, loggedIn, open: event.dialog, email: event.email ?? '', wanted })
    }
    case 'close':
      return step({ ...state, open: null, isUnverified: false, wanted: null })
    case 'restore':
      return step({ ...noModals, ...event.state })
    case 'show':
      return step({ ...state, open: event.dialog, isUnverified: false })
    case 'failed':
      return step(state, { type: 'error', message: event.message })
    case 'profileSaved':
      return step({ ...state, profileUpdated: true })
    default:
      return afterAnswer(state, event)
  }
}

type Of<T extends ModalEvent['type']> = Extract<ModalEvent, { type: T }>
type AnswerType = Exclude<
  ModalEvent['type'],
  'open' | 'close' | 'restore' | 'show' | 'failed' | 'profileSaved'
>

const afterAnswer = (state: Modals, event: Of<AnswerType>): Step =>
  (answers[event.type] as (state: Modals, event: ModalEvent) => Step)(state, event)

/** One row of the specification's section 4 each. */
const answers: { [T in AnswerType]: (state: Modals, event: Of<T>) => Step } = {
  loginSucceeded: (state, { message, session }) =>
    step(
      state,
      { type: 'success', message },
      { type: 'later', after: actionDelay, event: { type: 'enter', session } },
    ),
  enter: (state, { session }) =>
    step(
      { ...state, open: null, loggedIn: true, wanted: null },
      { type: 'store', session },
      ...goingTo(session.userInfo.role, state.wanted),
    ),
  loginPending: (state) => step({ ...state, open: 'pending' }),
  loginRefused: (state, { email, message, expiresAt = state.expiresAt, role = state.role }) =>
    step(
      { ...state, email, expiresAt, role, isUnverified: message === 'Email not verified' },
      { type: 'error', message },
    ),
  verifyChosen: (state, { now }) => {
    const next = { ...state, source: sourceOfRole(state.role), isUnverified: false }
    return step(
      state.expiresAt > now
        ? { ...next, open: 'code' }
        : { ...next, open: 'forgot', forgotPurpose: 'verify' },
    )
  },
  signupSucceeded: (state, { email, expiresAt, message }) =>
    step(
      { ...state, open: 'registered', email, expiresAt, source: 'register' },
      { type: 'success', message },
      shown('code'),
    ),
  agentSignupSucceeded: (state, { email, expiresAt, message }) =>
    step(
      { ...state, email, expiresAt, source: 'agent', role: 'Agent' },
      { type: 'success', message },
      shown('code'),
    ),
  forgotSucceeded: (state, { email, expiresAt, message }) => {
    const source = state.forgotPurpose === 'verify' ? sourceOfRole(state.role) : 'forgotpass'
    return step({ ...state, email, expiresAt, source }, { type: 'success', message }, shown('code'))
  },
  forgotUnverified: (state, { email, expiresAt, role, message }) =>
    step(
      { ...state, email, expiresAt, role, source: sourceOfRole(role) },
      { type: 'error', message },
      shown('code', forgotUnverifiedDelay),
    ),
  emailChangeStarted: (state, { oldEmail, newEmail, expiresAt, message }) =>
    step(
      { ...state, open: 'code', oldEmail, email: newEmail, expiresAt, source: 'verifyprofileemail' },
      { type: 'success', message },
    ),
  codeResent: (state, { expiresAt, message }) => step({ ...state, expiresAt }, { type: 'success', message }),
  resendFailed: (state, { message }) => step(state, { type: 'error', message, closes: resendErrorTime }),
  codeAccepted: (state, event) => afterCode(state, event),
  resetLinkOpened: (state, { email, message }) =>
    step({ ...state, open: 'reset', email, source: 'forgotpass' }, { type: 'success', message }),
  resetSucceeded: (state, { message }) => step(state, { type: 'success', message }, shown('login')),
}

/** The page that asked for the sign-in, for those who may see it; else where the role goes. */
function goingTo(role: Role, wanted: string | null): Effect[] {
  const isOpen = wanted !== null && redirectFor(new URL(wanted, 'http://here').pathname, role) === null
  const to = isOpen ? wanted : homeOfRole[role]
  return to === undefined ? [] : [{ type: 'navigate', to }]
}

function afterCode(
  state: Modals,
  { message, session, userInfo }: Extract<ModalEvent, { type: 'codeAccepted' }>,
): Step {
  const said: Effect = { type: 'success', message }
  switch (state.source) {
    case 'register':
    case 'verifyemail':
      return step(
        { ...state, open: null, loggedIn: true, isNewAccount: true, wanted: null },
        said,
        ...(session ? [{ type: 'store' as const, session }] : []),
        // "Store and log in": only a page that asked for it is gone on to.
        ...(session && state.wanted !== null ? goingTo(session.userInfo.role, state.wanted) : []),
      )
    case 'verifyprofileemail':
      return step(
        { ...state, open: null, loggedIn: true, emailProfileUpdated: true },
        said,
        ...(userInfo ? [{ type: 'storeUserInfo' as const, userInfo }] : []),
      )
    case 'agent':
      return step({ ...state, open: 'pending', agentSuccess: true }, said)
    case 'forgotpass':
      return step({ ...state, open: 'reset' }, said)
  }
}
