/** web/platform: what the account dialogs do about the server's answers; pure. Loads with the dialogs. */
import type { Role } from '#contract/http/person.ts'
import { redirectFor } from './guard.rules.ts'
import {
  step,
  type AnswerEvent,
  type Dialog,
  type Effect,
  type ModalEvent,
  type Modals,
  type Source,
  type Step,
} from './modals.rules.ts'

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

const shown = (dialog: Dialog, after = actionDelay): Effect => ({
  type: 'later',
  after,
  event: { type: 'show', dialog },
})

type Of<T extends ModalEvent['type']> = Extract<ModalEvent, { type: T }>

/** What an answer does to the dialogs, and what is to be done besides. */
export const answered = (state: Modals, event: AnswerEvent): Step =>
  (answers[event.type] as (state: Modals, event: ModalEvent) => Step)(state, event)

/** One row of the specification's section 4 each. */
const answers: { [T in AnswerEvent['type']]: (state: Modals, event: Of<T>) => Step } = {
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
