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

/**
 * Browsers without a screen show no notices, whatever is allowed: the worker notes what it asks for. It runs
 * in the worker, whose program knows other names than this one.
 */
const noteWhatIsShown = `
  self.shown = new Map()
  registration.showNotification = async (title, options) => void self.shown.set(options.tag, { title, ...options })
`
const shown = '[...self.shown.values()]'

/** No protocol presses a notice; and only a real press may bring a window to the front. */
const pressTheNotice = `
  WindowClient.prototype.focus = async function () { return this }
  const [{ tag, data }] = self.shown.values()
  const notification = { data, close: () => self.shown.delete(tag) }
  const press = new ExtendableEvent('notificationclick')
  dispatchEvent(Object.assign(press, { notification, waitUntil: () => undefined }))
`

test('a notice that a push service brings is shown once, and a press on it opens the home', async ({
  page,
  context,
}) => {
  await signUpQuietly(page)
  const [home] = await searchHomes(page.request)
  await page.goto('/profile')
  const deliver = await aWorker(page)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('there is no worker')
  await worker.evaluate(noteWhatIsShown)
  const path = `/property-details/${home?.id}`
  const notice = { title: 'A home for “Flats”', body: 'New on Meridian: a flat', language: 'en', tag: 'a' }
  await deliver({ ...notice, path })
  await deliver({ ...notice, path })
  const { title, body, tag } = notice
  const icon = '/icons/icon-192.png'
  await expect
    .poll(() => worker.evaluate(shown))
    .toEqual([{ title, body, tag, lang: 'en', icon, data: { path } }])

  await worker.evaluate(pressTheNotice)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await worker.evaluate(shown)).toEqual([])
})
