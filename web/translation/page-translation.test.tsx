/**
 * web/translation: a page that is opened with a language chosen is
 * read in it, whatever of it arrives how late.
 */
import { act, cleanup, screen } from '@testing-library/react'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { firstInteraction } from '#web/platform/loading/deferred-part.ts'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { TranslationProvider } from '#web/platform/words/translation-facts.tsx'
import { PageTranslation } from './page-translation.tsx'

vi.mock('#web/platform/words/translation-key.ts', () => ({
  translationKey: async () => 'tp_key',
  forgetKey: () => undefined,
}))

const facts = {
  service: '/api/meridian/translate',
  languages: [{ code: 'es', reviewed: false, machine: true }],
  pairs: [],
}

const started = vi.fn<() => void>()

function EnquiryForm() {
  useEffect(started, [])
  return (
    <form>
      <label>
        Your name
        <input name="name" placeholder="As people call you" />
      </label>
    </form>
  )
}

/** The page, around a form whose program may come late; nobody answers when it is asked for again. */
function page(Form: ComponentType) {
  const Root = () => (
    <VisitProvider preferences={defaultPreferences} now="2026-11-22T10:00:00.000Z">
      <TranslationProvider facts={facts}>
        <h1>Ask the agent</h1>
        <Suspense fallback={<p>One moment</p>}>
          <Form />
        </Suspense>
        <PageTranslation />
      </TranslationProvider>
    </VisitProvider>
  )
  const asked = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: asked, Component: Root }], {
    hydrationData: { loaderData: { root: null } },
  })
  return { asked, router }
}

beforeEach(() => {
  localStorage.setItem('language', 'es')
  vi.stubGlobal('fetch', async (_: URL, { body }: RequestInit) => {
    const { q } = JSON.parse(String(body)) as { q: string[] }
    return Response.json({ data: { translations: q.map((text) => ({ translatedText: `¡${text}!` })) } })
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('the words are translated before the form’s program is here, and the form once it has come, without a move', async () => {
  let arrive: () => void = () => undefined
  const chunk = new Promise<void>((resolve) => (arrive = resolve))
  const begun = vi.fn<() => void>()
  const LateForm = lazy(async () => {
    await firstInteraction()
    begun()
    await chunk
    return { default: EnquiryForm }
  })
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<RouterProvider router={page(EnquiryForm).router} />)
  const { asked, router } = page(LateForm)
  const root = await act(async () =>
    hydrateRoot(place, <RouterProvider router={router} />, { onRecoverableError: () => undefined }),
  )
  // What the server wrote is translated, although the page that is asked for again never answers.
  await screen.findByText('¡Ask the agent!')
  await screen.findByText('¡Your name!')
  expect(asked).toHaveBeenCalledOnce()
  expect(document.cookie).toContain('lang=es')
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce())
  expect(started).not.toHaveBeenCalled()
  await act(async () => arrive())
  await vi.waitFor(() => expect(started).toHaveBeenCalled())
  // The program draws the form in its own words; these are translated again.
  expect(await screen.findByText('¡Your name!')).toBeTruthy()
  expect(await screen.findByPlaceholderText('¡As people call you!')).toBeTruthy()
  expect(screen.queryByText('Your name')).toBeNull()
  act(() => root.unmount())
})
