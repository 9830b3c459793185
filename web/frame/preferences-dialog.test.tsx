/** web/frame: the dialog of preferences closes once they are saved. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, redirect } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { PreferencesDialog } from './preferences-dialog.tsx'

afterEach(cleanup)

it('closes though that it is being saved was never drawn', async () => {
  const close = vi.fn<(open: boolean) => void>()
  const Stub = createRoutesStub([
    { path: '/', Component: () => <PreferencesDialog open onOpenChange={close} back="/" /> },
    { path: '/preferences', Component: () => null, loader: () => redirect('/') },
  ])
  render(
    <VisitProvider preferences={defaultPreferences} now="2026-11-22T10:00:00.000Z">
      <Stub />
    </VisitProvider>,
  )
  const save = await screen.findByRole('button', { name: 'Save' })
  expect(close).not.toHaveBeenCalled()
  // Everything within is drawn once, at its end.
  await act(async () => {
    save.click()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  expect(close).toHaveBeenLastCalledWith(false)
})
