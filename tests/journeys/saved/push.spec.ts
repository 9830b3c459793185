/** journeys: a notice of a home as a browser gets it: shown, and a press on it leads to the home. */
import { expect, test, type Page } from '@playwright/test'
import { searchHomes } from '../support/find-homes.ts'
import { signUpQuietly } from '../support/sign-up.ts'

/** Has the worker at work; answers how to hand it what a push service would have brought. */
async function aWorker(page: Page): Promise<(data: object) => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) resolve(own.registrationId)
    }),
  )
  await devTools.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
  })
  const registrationId = await known
  const { origin } = new URL(page.url())
  return (data) =>
    devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
}

/** What the browser shows now. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notices = await registration.getNotifications()
    return notices.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
  })

/** In the words of the worker, whose program knows other names than this one. */
const pressTheNotice = `(async () => {
  WindowClient.prototype.focus = async function () { return this }
  const [notification] = await registration.getNotifications()
  dispatchEvent(new NotificationEvent('notificationclick', { notification }))
})()`

test('a notice is shown once, and a press on it opens the home', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await signUpQuietly(page)
  const [home] = await searchHomes(page.request)
  await page.goto('/profile')
  const deliver = await aWorker(page)
  const path = `/property-details/${home?.id}`
  const notice = {
    title: 'A home for “Flats”',
    body: 'New on Meridian: a flat',
    path,
    language: 'en',
    tag: 'a',
  }
  await deliver(notice)
  await deliver(notice)
  const { title, body, tag } = notice
  await expect.poll(() => shown(page)).toEqual([{ title, body, lang: 'en', tag }])

  // No protocol presses a notice, so the worker is told of the press; only a real one may bring a window to the front.
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(pressTheNotice)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await shown(page)).toEqual([])
})
