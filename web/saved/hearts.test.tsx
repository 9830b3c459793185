/** web/saved: hearts as visitors and Users press them; the network answers as the contract says. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mostKeptByVisitor } from '#contract/search/saved-codes.ts'
import { clearSession, saveSession } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { takeToasts } from '#web/ui/toasts/toast.ts'
import { Heart, SaveButton } from './heart.tsx'
import { SavedFrame } from './saved-frame.tsx'
import { SavedLink } from './saved-link.tsx'

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`
const one = id(1)
const two = id(2)
const three = id(3)

/** An account on the other side of the network. */
const server = { ids: [] as string[], asked: [] as string[], isDown: false }
const savedAt = '2026-11-01T10:00:00.000Z'

async function answer(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace('/api/meridian/saved/', '')
  const body = await request.text()
  server.asked.push(`${request.method} ${path} ${body}`.trim())
  if (server.isDown) throw new TypeError('no network')
  const home = path.split('/')[1] ?? ''
  const data = answers[request.method]?.(home, body)
  return data
    ? Response.json({ status: 'Success', message: 'OK', data })
    : Response.json({ status: 'Error', code: 'saved.notFound', message: 'None.' }, { status: 404 })
}
const answers: Record<string, (home: string, body: string) => object | null> = {
  GET: () => ({ ids: server.ids }),
  PUT: (home) => {
    server.ids = [home, ...server.ids.filter((other) => other !== home)]
    return { message: 'Saved.', savedAt }
  },
  DELETE: (home) => {
    if (!server.ids.includes(home)) return null
    server.ids = server.ids.filter((other) => other !== home)
    return { message: 'Removed.', savedAt }
  },
  POST: (_, body) => {
    const fresh = (JSON.parse(body) as { ids: string[] }).ids.filter((home) => !server.ids.includes(home))
    server.ids = [...fresh, ...server.ids]
    return { message: 'Merged.', ids: server.ids, added: fresh.length, left: 0 }
  },
}

const until = (holds: () => void) => waitFor(holds, { timeout: 10_000 })
const kept = () => localStorage.getItem('saved_homes')
const said = () => takeToasts().map(({ message }) => message)
const heart = (n: number) => screen.getByRole('button', { name: `Save home ${n}` })
const isPressed = (n: number) => heart(n).getAttribute('aria-pressed') === 'true'

function signIn(role: 'User' | 'Agent' = 'User'): void {
  const userInfo = { userId: id(100), role, name: 'Kim Example', email: 'kim@example.com' } as never
  act(() => saveSession({ userInfo, access_token: 'a', refresh_token: 'r' }))
}

function show(): void {
  render(
    <MemoryRouter>
      <SavedFrame />
      <SavedLink />
      {[1, 2, 3].map((n) => (
        <Heart key={n} home={{ id: id(n), title: `home ${n}` }} />
      ))}
      <SaveButton home={{ id: one }} />
    </MemoryRouter>,
  )
}

/** As another tab would: the list is written, and this page hears of it. */
function keepHere(ids: string[] | null): void {
  if (ids === null) localStorage.removeItem('saved_homes')
  else localStorage.setItem('saved_homes', JSON.stringify(ids))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'saved_homes' })))
}

// The contract comes with the first call, which should not count as waiting.
beforeAll(signedApi)
beforeEach(() => {
  Object.assign(server, { ids: [], asked: [], isDown: false })
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  act(clearSession)
  keepHere(null)
  cleanup()
  takeToasts()
  vi.unstubAllGlobals()
})

describe('a visitor', () => {
  it('keeps homes in this browser, is told so once, and every heart of the home shows it', () => {
    show()
    fireEvent.click(heart(1))
    fireEvent.click(heart(2))
    expect([isPressed(1), isPressed(2), isPressed(3)]).toEqual([true, true, false])
    expect(screen.getByRole('button', { name: 'Saved', pressed: true })).toBeTruthy()
    expect(kept()).toBe(JSON.stringify([two, one]))
    expect(said()).toEqual(['Saved in this browser. Sign in, and you have it on every device.'])
    expect(
      screen.getByRole('link', { name: 'Saved homes: 2. Sign in to see them' }).getAttribute('href'),
    ).toBe('/auth')
    expect(server.asked).toEqual([])
  })

  it('takes a heart off, and Undo puts it back where it was', () => {
    show()
    keepHere([one, two, three])
    fireEvent.click(heart(2))
    expect([isPressed(2), kept()]).toEqual([false, JSON.stringify([one, three])])
    const [toast] = takeToasts()
    expect(toast?.action?.label).toBe('Undo')
    act(() => toast?.action?.run())
    expect([isPressed(2), kept()]).toEqual([true, JSON.stringify([one, two, three])])
  })

  it('is told when the browser keeps no more', () => {
    show()
    keepHere(Array.from({ length: mostKeptByVisitor }, (_, n) => id(1_000 + n)))
    fireEvent.click(heart(1))
    expect(isPressed(1)).toBe(false)
    expect(said()).toEqual(['This browser keeps 200 homes at most. Sign in to keep more.'])
  })

  it('hears of hearts in another tab', () => {
    show()
    keepHere([three])
    expect(isPressed(3)).toBe(true)
  })
})

describe('a User', () => {
  it('sees the hearts of the account', async () => {
    server.ids = [three]
    signIn()
    show()
    await until(() => expect(isPressed(3)).toBe(true))
    expect(screen.getByRole('link', { name: 'Saved homes: 1' }).getAttribute('href')).toBe('/savedProperties')
    expect(said()).toEqual([])
  })

  it('sees a press at once; the account follows', async () => {
    signIn()
    show()
    fireEvent.click(heart(1))
    expect(isPressed(1)).toBe(true)
    await until(() => expect(server.ids).toEqual([one]))
    expect(server.asked).toEqual(['GET property-ids', `PUT properties/${one} {}`])
    expect([isPressed(1), kept()]).toEqual([true, null])
  })

  it('gets a removed home back as it was', async () => {
    server.ids = [one, two]
    signIn()
    show()
    await until(() => expect(isPressed(2)).toBe(true))
    fireEvent.click(heart(2))
    expect(isPressed(2)).toBe(false)
    const [toast] = takeToasts()
    act(() => toast?.action?.run())
    expect(isPressed(2)).toBe(true)
    await until(() => expect(server.asked.at(-1)).toBe(`PUT properties/${two} {"savedAt":"${savedAt}"}`))
    expect(isPressed(2)).toBe(true)
  })

  it('may press quickly: calls go one after the other, and the last press counts', async () => {
    signIn()
    show()
    for (const _ of [1, 2, 3]) fireEvent.click(heart(1))
    expect(isPressed(1)).toBe(true)
    await until(() => expect(server.asked).toHaveLength(4))
    expect(server.asked.map((line) => line.split(' ')[0])).toEqual(['GET', 'PUT', 'DELETE', 'PUT'])
    await until(() => expect([isPressed(1), server.ids]).toEqual([true, [one]]))
  })

  it('is told when a press does not reach the account, and the heart goes back', async () => {
    server.ids = [two]
    signIn()
    show()
    await until(() => expect(isPressed(2)).toBe(true))
    server.isDown = true
    fireEvent.click(heart(1))
    fireEvent.click(heart(2))
    takeToasts()
    await until(() => expect([isPressed(1), isPressed(2)]).toEqual([false, true]))
    expect(said()[0]).toContain('could not be reached')
  })

  it('does not mind that a home was removed elsewhere', async () => {
    server.ids = [one]
    signIn()
    show()
    await until(() => expect(isPressed(1)).toBe(true))
    server.ids = []
    fireEvent.click(heart(1))
    expect(said()).toEqual(['This home is not saved any more.'])
    await until(() => expect(server.asked.at(-1)).toBe(`DELETE properties/${one}`))
    await until(() => expect(isPressed(1)).toBe(false))
    expect(said()).toEqual([])
  })
})

describe('signing in', () => {
  it('takes the hearts of this browser into the account, and empties the browser’s list', async () => {
    server.ids = [one, three]
    show()
    keepHere([two, one])
    signIn()
    expect([isPressed(1), isPressed(2), isPressed(3)]).toEqual([true, true, false])
    await until(() => expect(kept()).toBeNull())
    expect(server.asked).toEqual([`POST properties ${JSON.stringify({ ids: [two, one] })}`])
    expect([isPressed(1), isPressed(2), isPressed(3)]).toEqual([true, true, true])
    expect(said()).toEqual(['The home you saved here is in your account now.'])
  })

  it('loses nothing when the account cannot be reached', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    server.isDown = true
    show()
    keepHere([two])
    signIn()
    await until(() => expect(warned).toHaveBeenCalledOnce())
    expect([isPressed(2), kept()]).toEqual([true, JSON.stringify([two])])
    expect(said()).toEqual([])
  })

  it('ends with signing out: the hearts of the account are not left behind', async () => {
    server.ids = [three]
    signIn()
    show()
    await until(() => expect(isPressed(3)).toBe(true))
    act(clearSession)
    expect([isPressed(3), kept()]).toEqual([false, null])
  })

  it('shows agents no hearts', () => {
    show()
    signIn('Agent')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(server.asked).toEqual([])
  })
})
