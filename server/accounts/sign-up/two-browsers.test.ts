/**
 * accounts: one sign-up, several browsers: the password that was chosen works, and
 * only the one chosen by whoever enters the code.
 */
import { describe, expect, test } from 'vitest'
import { codeFor, newestMail, otherCode, someone, validPassword as P } from '#tests/support/accounts.ts'
import { createAccountsApp } from '#tests/support/accounts-app.ts'

const { app, fresh, seconds } = await createAccountsApp()
type Person = ReturnType<typeof someone>
const signUp = (who: Person, email: string, password = P) =>
  who.post('/api/auth/signup', { name: 'Ann Lee', email, password })
const enter = async (who: Person, email: string) =>
  who.post('/api/auth/verify-credentials', { email, otp: await codeFor(app, email) })
const logIn = (email: string, password = P, who = someone(app)) =>
  who.post('/api/auth/login', { email, password })

/** Registered in the first of three browsers. */
async function registered() {
  const email = fresh()
  const first = someone(app)
  const second = someone(app)
  const third = someone(app)
  await signUp(first, email)
  return { email, first, second, third }
}

describe('the chosen password works', () => {
  test('after a sign-in was tried in another browser and the code is entered in the first', async () => {
    const { email, first, second } = await registered()
    expect((await logIn(email, P, second)).status).toBe(403)
    const entered = await enter(first, email)
    expect([entered.status, entered.body.message]).toEqual([200, 'Your e-mail address is verified.'])
    expect((await logIn(email)).status).toBe(200)
  })

  test('after sign-ins in two others, wherever of the three the code is entered', async () => {
    for (const where of ['first', 'second', 'third'] as const) {
      const people = await registered()
      const { email, second, third } = people
      await logIn(email, P, second)
      await logIn(email, P, third)
      expect((await enter(people[where], email)).status).toBe(200)
      expect((await logIn(email)).status).toBe(200)
    }
  })

  test('when the code had run out and the other browser’s sign-in brought a new one', async () => {
    const { email, first, second } = await registered()
    seconds(400)
    await logIn(email, P, second)
    expect((await newestMail(app, email))?.count).toBe(2)
    expect((await enter(first, email)).status).toBe(200)
    expect((await logIn(email)).status).toBe(200)
  })

  test('when the code was sent again, asked for in either browser', async () => {
    for (const where of ['first', 'second'] as const) {
      const people = await registered()
      await logIn(people.email, P, people.second)
      seconds(301)
      await people[where].post('/api/auth/resend-code', { email: people.email })
      expect((await enter(people.first, people.email)).status).toBe(200)
      expect((await logIn(people.email)).status).toBe(200)
    }
  })

  test('when somebody who typed it asks for a reset before the code is entered', async () => {
    for (const where of ['first', 'second'] as const) {
      const people = await registered()
      await logIn(people.email, P, people.second)
      expect((await people[where].post('/api/auth/forgot-password', { email: people.email })).status).toBe(
        403,
      )
      expect((await enter(people[where], people.email)).status).toBe(200)
      expect((await logIn(people.email)).status).toBe(200)
    }
  })

  test('when the same person registers again elsewhere within a minute, which brings no second mail', async () => {
    const { email, first, second } = await registered()
    await signUp(second, email)
    expect((await newestMail(app, email))?.count).toBe(1)
    expect((await enter(second, email)).status).toBe(200)
    expect((await logIn(email)).status).toBe(200)
    expect((await enter(first, email)).status).toBe(400)
  })

  test('whatever strangers guessed: who typed it has the tries of the code, who did not has theirs', async () => {
    for (const [where, answer] of [
      ['second', 200],
      ['third', 'accounts.linkRequired'],
    ] as const) {
      const people = await registered()
      await logIn(people.email, P, people.second)
      for (let i = 0; i < 6; i++)
        await someone(app, { address: `10.7.${i}.1` }).post('/api/auth/verify-credentials', {
          email: people.email,
          otp: otherCode(await codeFor(app, people.email)),
        })
      const { status, body } = await enter(people[where], people.email)
      expect(body.code ?? status).toBe(answer)
    }
  })

  test('for an agent too', async () => {
    const email = fresh()
    const first = someone(app)
    const second = someone(app)
    await first.post('/api/auth/signup-agent', {
      name: 'Ann Lee',
      email,
      password: P,
      phone: { country: 'IN', number: '9876543210' },
      agencyName: 'Hale and Orchard',
      country: 'GB',
      description: 'Homes in the west.',
    })
    await logIn(email, P, second)
    const entered = await first.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
    expect(entered.status).toBe(200)
    expect((await logIn(email)).body.data.status).toBe('Pending')
  })
})

describe('nobody else’s password comes to life', () => {
  test('by a code entered where it was never typed; the person is told what to do', async () => {
    const { email, second } = await registered()
    const entered = await enter(second, email)
    expect([entered.status, entered.body.message]).toEqual([
      200,
      'Your e-mail address is verified. Please choose a new password with “Forgot password”.',
    ])
    expect((await logIn(email)).status).toBe(401)
  })

  test('when a stranger registers the address, its owner registers it too, and both try to sign in', async () => {
    const email = fresh()
    const stranger = someone(app)
    const owner = someone(app)
    await signUp(stranger, email, 'Attack3r!')
    await logIn(email, 'Attack3r!', stranger)
    await signUp(owner, email)
    await logIn(email, 'Attack3r!', stranger)
    await logIn(email, P, owner)
    expect((await enter(owner, email)).status).toBe(200)
    expect((await logIn(email, 'Attack3r!')).status).toBe(401)
    expect((await logIn(email)).status).toBe(200)
  })

  test('when the owner looks at the stranger’s sign-up by way of “forgot password”', async () => {
    const email = fresh()
    const stranger = someone(app)
    const owner = someone(app)
    await signUp(stranger, email, 'Attack3r!')
    await owner.post('/api/auth/forgot-password', { email })
    await logIn(email, 'Attack3r!', stranger)
    await logIn(email, P, owner)
    expect((await enter(owner, email)).status).toBe(200)
    expect((await logIn(email, 'Attack3r!')).status).toBe(401)
  })

  test('by a program elsewhere', async () => {
    const email = fresh()
    const stranger = someone(app, { browser: false, address: '198.51.100.7' })
    const owner = someone(app, { browser: false })
    await signUp(owner, email)
    const own = await codeFor(app, email)
    await signUp(stranger, email, 'Attack3r!')
    const entered = await owner.post('/api/auth/verify-credentials', { email, otp: own })
    expect(entered.status).toBe(200)
    expect((await logIn(email, 'Attack3r!')).status).toBe(401)
    expect((await logIn(email)).status).toBe(200)
  })
})
