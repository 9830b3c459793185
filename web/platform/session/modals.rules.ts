/**
 * web/platform: the account dialogs as one pure state machine: how they open
 * and close; answers: modal-answers.rules.ts.
 */
import type { Role, UserInfo } from '#contract/http/person.ts'
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

export type Step = { state: Modals; effects: Effect[] }

export const step = (state: Modals, ...effects: Effect[]): Step => ({ state, effects })

const moves = ['open', 'close', 'restore', 'show', 'failed', 'profileSaved'] as const
/** What needs no answer of the server. */
export type MoveEvent = Extract<ModalEvent, { type: (typeof moves)[number] }>
/** What the server said, and what follows from it. */
export type AnswerEvent = Exclude<ModalEvent, MoveEvent>

export const isMove = (event: ModalEvent): event is MoveEvent =>
  (moves as readonly ModalEvent['type'][]).includes(event.type)

/** What a move does to the dialogs, and what is to be done besides. */
export function moved(state: Modals, event: MoveEvent): Step {
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
  }
}
