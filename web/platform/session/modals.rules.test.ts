/** web/platform: every transition of the specification's section 4, a test a row. */
import { describe, expect, test } from 'vitest'
import type { UserInfo } from '#contract/http/person.ts'
import { answered } from './modal-answers.rules.ts'
import { isMove, moved, noModals, type ModalEvent, type Modals } from './modals.rules.ts'

const userInfo = (role: UserInfo['role']): UserInfo => ({
  userId: '01890000-0000-7000-8000-000000000001',
  role,
  name: 'Ann Lee',
  email: 'ann@example.com',
  emailVerified: true,
  phone: null,
  language: 'en',
  currency: 'EUR',
  areaUnit: 'm2',
  avatarUrl: null,
})
const session = (role: UserInfo['role']) => ({
  userInfo: userInfo(role),
  access_token: 'a',
  refresh_token: 'r',
})
const transition = (state: Modals, event: ModalEvent) =>
  isMove(event) ? moved(state, event) : answered(state, event)
const from = (state: Partial<Modals>, event: ModalEvent) => transition({ ...noModals, ...state }, event)

describe('a page that asked for the sign-in', () => {
  const open = { type: 'open', dialog: 'login', wanted: '/savedProperties?page=2' } as const
  const goes = (role: UserInfo['role'], wanted: string) =>
    from({ open: 'login', wanted }, { type: 'enter', session: session(role) }).effects.find(
      ({ type }) => type === 'navigate',
    )

  test('is gone on to by whoever may see it', () => {
    expect(goes('User', '/savedProperties?page=2')).toEqual({
      type: 'navigate',
      to: '/savedProperties?page=2',
    })
    expect(goes('Admin', '/profile')).toEqual({ type: 'navigate', to: '/profile' })
    expect(goes('Agent', '/savedProperties')).toEqual({ type: 'navigate', to: '/agent' })
  })

  test('is remembered from dialog to dialog, and forgotten when they are closed', () => {
    const { state } = transition(noModals, open)
    const registering = transition(state, { type: 'open', dialog: 'register' }).state
    expect(registering.wanted).toBe('/savedProperties?page=2')
    const closed = transition(registering, { type: 'close' }).state
    expect(transition(closed, { type: 'open', dialog: 'login' }).state.wanted).toBeNull()
  })
})

describe('login', () => {
  test('success: toast, and after 1 s store and enter', () => {
    const { state, effects } = from(
      { open: 'login' },
      { type: 'loginSucceeded', message: 'Hello', session: session('User') },
    )
    expect(state.open).toBe('login')
    expect(effects).toEqual([
      { type: 'success', message: 'Hello' },
      { type: 'later', after: 1_000, event: { type: 'enter', session: session('User') } },
    ])
  })

  test.each([
    ['Admin', '/portal'],
    ['Agent', '/agent'],
    ['User', null],
  ] as const)('entering as %s closes the dialog and goes to %s', (role, to) => {
    const { state, effects } = from({ open: 'login' }, { type: 'enter', session: session(role) })
    expect([state.open, state.loggedIn]).toEqual([null, true])
    expect(effects).toEqual([
      { type: 'store', session: session(role) },
      ...(to ? [{ type: 'navigate', to }] : []),
    ])
  })

  test('Pending closes login and opens the pending dialog', () => {
    expect(from({ open: 'login' }, { type: 'loginPending' })).toEqual({
      state: { ...noModals, open: 'pending' },
      effects: [],
    })
  })

  test('“Email not verified” reveals the link and stores expiry and role', () => {
    const { state, effects } = from(
      { open: 'login' },
      {
        type: 'loginRefused',
        email: 'ann@example.com',
        message: 'Email not verified',
        expiresAt: 9_000,
        role: 'Agent',
      },
    )
    expect(state).toMatchObject({
      open: 'login',
      isUnverified: true,
      expiresAt: 9_000,
      role: 'Agent',
      email: 'ann@example.com',
    })
    expect(effects).toEqual([{ type: 'error', message: 'Email not verified' }])
  })

  test('any other refusal shows no link', () => {
    expect(
      from({ open: 'login' }, { type: 'loginRefused', email: 'a@b.co', message: 'No' }).state.isUnverified,
    ).toBe(false)
  })

  test.each([
    ['Agent', 'agent'],
    ['User', 'verifyemail'],
  ] as const)('the link opens the code flow of %s as %s', (role, source) => {
    expect(from({ open: 'login', role, expiresAt: 2 }, { type: 'verifyChosen', now: 1 }).state).toMatchObject(
      {
        open: 'code',
        source,
      },
    )
  })

  test('with an expired code the link asks for a new one first', () => {
    expect(
      from({ open: 'login', role: 'User', expiresAt: 1 }, { type: 'verifyChosen', now: 2 }).state,
    ).toMatchObject({
      open: 'forgot',
      forgotPurpose: 'verify',
      source: 'verifyemail',
    })
  })
})

describe('registering', () => {
  test('success shows the success dialog and after 1 s the code dialog, source register', () => {
    const { state, effects } = from(
      { open: 'register' },
      { type: 'signupSucceeded', email: 'ann@example.com', message: 'Sent', expiresAt: 9 },
    )
    expect(state).toMatchObject({
      open: 'registered',
      source: 'register',
      email: 'ann@example.com',
      expiresAt: 9,
    })
    expect(effects).toContainEqual({ type: 'later', after: 1_000, event: { type: 'show', dialog: 'code' } })
  })

  test('an agent’s registration opens the code dialog with source agent', () => {
    const { state, effects } = from(
      {},
      { type: 'agentSignupSucceeded', email: 'ann@example.com', message: 'Sent', expiresAt: 9 },
    )
    expect(state).toMatchObject({ open: null, source: 'agent' })
    expect(effects).toContainEqual({ type: 'later', after: 1_000, event: { type: 'show', dialog: 'code' } })
  })
})

describe('forgot password', () => {
  test('success: after 1 s the code dialog with source forgotpass', () => {
    const { state, effects } = from(
      { open: 'forgot' },
      { type: 'forgotSucceeded', email: 'a@b.co', message: 'Sent', expiresAt: 9 },
    )
    expect(state.source).toBe('forgotpass')
    expect(effects).toContainEqual({ type: 'later', after: 1_000, event: { type: 'show', dialog: 'code' } })
  })

  test.each([
    ['Agent', 'agent'],
    ['User', 'verifyemail'],
  ] as const)('a 403 of %s opens the verify flow (%s) after 2 s', (role, source) => {
    const { state, effects } = from(
      { open: 'forgot' },
      { type: 'forgotUnverified', email: 'a@b.co', message: 'Email not verified', expiresAt: 9, role },
    )
    expect(state).toMatchObject({ source, expiresAt: 9, role })
    expect(effects).toContainEqual({ type: 'later', after: 2_000, event: { type: 'show', dialog: 'code' } })
  })
})

const accepted = (source: Modals['source'], more: object = {}) =>
  from({ open: 'code', source }, { type: 'codeAccepted', message: 'Right', ...more })

describe('a right code', () => {
  test.each(['register', 'verifyemail'] as const)('of %s stores person and tokens and signs in', (source) => {
    const { state, effects } = accepted(source, { session: session('User') })
    expect(state).toMatchObject({ open: null, loggedIn: true })
    expect(effects).toEqual([
      { type: 'success', message: 'Right' },
      { type: 'store', session: session('User') },
    ])
  })

  test('of verifyprofileemail stores the person and sets the flag', () => {
    const { state, effects } = accepted('verifyprofileemail', { userInfo: userInfo('User') })
    expect(state).toMatchObject({ open: null, loggedIn: true, emailProfileUpdated: true })
    expect(effects).toContainEqual({ type: 'storeUserInfo', userInfo: userInfo('User') })
  })

  test('of agent shows the pending dialog and sets the flag', () => {
    expect(accepted('agent').state).toMatchObject({ open: 'pending', agentSuccess: true })
  })

  test('of forgotpass opens the reset dialog', () => {
    expect(accepted('forgotpass').state.open).toBe('reset')
  })
})

test('a resend restarts the countdown; a failed one closes its error after 3 s', () => {
  expect(
    from({ open: 'code', expiresAt: 1 }, { type: 'codeResent', message: 'Sent', expiresAt: 9 }).state
      .expiresAt,
  ).toBe(9)
  expect(from({ open: 'code' }, { type: 'resendFailed', message: 'Wait' }).effects).toEqual([
    { type: 'error', message: 'Wait', closes: 3_000 },
  ])
})

test('the link of a reset opens the dialog of the new password for its account', () => {
  const { state, effects } = from(
    {},
    { type: 'resetLinkOpened', email: 'ann@example.com', message: 'Thank you.' },
  )
  expect(state).toMatchObject({ open: 'reset', email: 'ann@example.com', source: 'forgotpass' })
  expect(effects).toEqual([{ type: 'success', message: 'Thank you.' }])
})

test('a reset opens login after 1 s', () => {
  const { effects } = from({ open: 'reset' }, { type: 'resetSucceeded', message: 'Done' })
  expect(effects).toEqual([
    { type: 'success', message: 'Done' },
    { type: 'later', after: 1_000, event: { type: 'show', dialog: 'login' } },
  ])
})

test('other errors stay until they are closed', () => {
  expect(from({}, { type: 'failed', message: 'No' }).effects).toEqual([{ type: 'error', message: 'No' }])
})

test('closing and opening start afresh', () => {
  expect(from({ open: 'login', isUnverified: true }, { type: 'close' }).state).toMatchObject({
    open: null,
    isUnverified: false,
  })
  expect(
    from({ open: 'login', email: 'a@b.co', isUnverified: true }, { type: 'open', dialog: 'register' }).state,
  ).toEqual({ ...noModals, open: 'register' })
})
