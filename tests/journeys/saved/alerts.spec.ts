/**
 * journeys: searches that are saved: a visitor's survive sign-up, and homes that
 * answer them are told by mail until one press.
 */
import { expect, test, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { encodeAreas } from '../../../contract/vocabulary/polyline.ts'
import type { CaughtMail } from '../../support/mail-catcher.ts'
import { faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { mailsTo, newestMailTo } from '../support/mailbox.ts'
import { approvedAgent, journeyPassword, signUpQuietly } from '../support/sign-up.ts'

test('a visitor saves a search by keyboard on a phone, and has it in the account', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/property-listing?purpose=rent&minBeds=3', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Save this search' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(dialog.getByText(/^Last month this would have found/)).toBeVisible()
  expect(await faultsOf(page, { only: '[role=dialog]' })).toEqual([])
  await dialog.getByLabel('Name', { exact: true }).fill('Room for three')
  await dialog.getByLabel('Weekly').press('Space')
  await dialog.getByLabel('At a time of its own').press('Space')
  await dialog.getByLabel('At what hour').selectOption('19:00')
  await dialog.getByLabel('By the clock of').selectOption('America/Santiago')
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('Saved in this browser.')).toBeVisible()

  await signUpQuietly(page)
  await page.goto('/savedProperties/searches', { waitUntil: 'networkidle' })
  const line = page.getByRole('listitem').filter({ hasText: 'Room for three' })
  await expect(line.getByText(/^You are told weekly, Monday at 19:00 \(Chile Time\)/)).toBeVisible()
  await expect(line.getByRole('list', { name: 'What it asks for' })).toHaveText(
    /To rent\s*Homes\s*3\+ bedrooms/,
  )
  expect(await page.evaluate(() => localStorage.getItem('saved_searches'))).toBeNull()
  expect(await faultsOf(page)).toEqual([])

  await line.getByRole('button', { name: 'Pause Room for three' }).press('Enter')
  await expect(line.getByText('Paused: you are told nothing')).toBeVisible()
  await line.getByRole('button', { name: 'Delete Room for three' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('F6')
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(line.getByText('Paused: you are told nothing')).toBeVisible()
  await expect(line.getByRole('button', { name: 'Delete Room for three' })).toBeFocused()
  await line.getByRole('link', { name: 'Room for three' }).click()
  await expect(page).toHaveURL(/\/property-listing\?.*minBeds=3/)

  await page.goto('/property-listing?purpose=rent&minBeds=4', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Save this search' }).press('Enter')
  await dialog.getByLabel('Save it as').selectOption('In place of “Room for three”')
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('This search is changed.')).toBeVisible()
  await page.goto('/savedProperties/searches')
  await expect(line.getByRole('list', { name: 'What it asks for' })).toContainText('4+ bedrooms')
  await line.getByRole('button', { name: 'Go on with Room for three' }).press('Enter')
  await expect(line.getByText(/^You are told weekly/)).toBeVisible()

  await page.goto('/profile', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Turn everything off' }).press('Enter')
  await expect(page.getByText('Everything is off. We send you nothing about homes any more.')).toBeVisible()
  await expect(page.getByLabel('Tell me of homes by mail')).not.toBeChecked()
  await expect(page.getByText('Paused: you are told nothing')).toBeVisible()
})

/** A square kilometre or so, where no home of the demonstration lies. */
const meadow = encodeAreas([
  [
    [
      [112_000, 5_141_000],
      [113_500, 5_141_000],
      [113_500, 5_142_200],
      [112_000, 5_142_200],
    ],
  ],
])

/**
 * Milliseconds from the press that publishes a home, or changes its price,
 * to the mail of whoever wants to hear at once.
 */
const atOnce = 5_000

type Plot = {
  publish: () => Promise<void>
  /** In pence a month. */
  changePrice: (pence: number) => Promise<void>
}

/** An agent's draft of a plot to rent in the meadow, complete but for the press that publishes it. */
async function aPlot(request: APIRequestContext): Promise<Plot> {
  const email = await approvedAgent(request)
  const login = await request.post('/api/auth/login', { data: { email, password: journeyPassword } })
  const { data: session } = (await login.json()) as { data: { access_token: string } }
  const headers = { authorization: `Bearer ${session.access_token}` }
  const path = (rest: string) => `/api/meridian/agent/${rest}`
  const post = async <T>(rest: string, data: object): Promise<T> => {
    const answer = await request.post(path(rest), { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as { data: T }).data
  }
  const { id } = await post<{ id: string }>('drafts', {})
  const grey = sharp({ create: { width: 640, height: 480, channels: 3, background: '#888888' } })
  const sent = await request.post(path(`drafts/${id}/files`), {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: await grey.png().toBuffer(),
  })
  const { sha256 } = ((await sent.json()) as { data: { sha256: string } }).data
  const read = await request.get(path(`drafts/${id}`), { headers })
  const { form, version } = ((await read.json()) as { data: { form: Form; version: number } }).data
  const saved = await request.put(path(`drafts/${id}`), {
    headers,
    data: { version, form: plotIn(form, sha256) },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  const next = ((await saved.json()) as { data: { version: number } }).data.version
  let listingId = ''
  return {
    publish: async () => {
      ;({ listingId } = await post<{ listingId: string }>(`drafts/${id}/publish`, { version: next }))
    },
    changePrice: async (pence) => {
      const price = { amount: pence, currency: 'GBP' }
      await post(`stock/${listingId}/price`, { purpose: 'rent', price })
    },
  }
}

/**
 * The mail that follows the press; it comes within the time that is promised, and says so when it does not.
 */
async function mailAfter(press: () => Promise<void>, email: string, count: number): Promise<CaughtMail> {
  const pressed = Date.now()
  await press()
  return newestMailTo(email, count, atOnce - (Date.now() - pressed))
}

type Form = { place: object; price: object }

/** To rent: other journeys look at the newest homes for sale. */
const plotIn = (form: Form, sha256: string) => ({
  ...form,
  purpose: 'rent',
  type: 'plotResidential',
  reference: 'MEADOW-1',
  place: { ...form.place, country: 'GB', locality: 'Whitstable', point: { lat: 51.416, lon: 1.127 } },
  areas: [{ kind: 'plot', value: 900, unit: 'm2' }],
  price: { ...form.price, amount: 210_000, currency: 'GBP', period: 'month' },
  texts: [{ lang: 'en', title: 'Plot in the meadow', description: 'Level, with a view of the boats.' }],
  media: [{ kind: 'photo', sha256, sourceUrl: null, caption: 'The meadow' }],
})

test(
  'a drawn search is told of a home, of its price, and of nothing more after one press',
  beforeRelease,
  async ({ page, request }) => {
    test.slow()
    const email = await signUpQuietly(page)
    await page.goto(`/property-listing?purpose=rent&category=land&area=${encodeURIComponent(meadow)}`, {
      waitUntil: 'networkidle',
    })
    await page.getByRole('button', { name: 'Save this search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this search' })
    await dialog.getByLabel('Name', { exact: true }).fill('The meadow')
    await dialog.getByText('At once').click()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('This search is saved.')).toBeVisible()
    const before = (await mailsTo(email)).length

    const plot = await aPlot(request)
    const mail = await mailAfter(plot.publish, email, before + 1)
    expect(mail.subject).toBe('A home for “The meadow”')
    expect(mail.text).toContain('You asked for: inside the area you drew, Land.')
    expect(mail.text).toContain('* New on Meridian\n  Plot in the meadow\n  £2,100')
    const second = await mailAfter(() => plot.changePrice(190_000), email, before + 2)
    expect(second.text).toContain('* The price fell from £2,100 to £1,900')

    await page.goto('/savedProperties/searches')
    await expect(page.getByRole('list', { name: 'Since you last looked' })).toHaveText(
      /1 home is new\s*1 price fell/,
    )

    // Looking changes nothing; the press of a mail program does, without a session and from no page.
    await page.goto(second.unsubscribe)
    await expect(page.getByRole('heading', { name: 'No more mails about homes?' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    const pressed = await request.post(second.unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(pressed.ok()).toBe(true)
    await page.goto('/profile', { waitUntil: 'networkidle' })
    await expect(page.getByLabel('Tell me of homes by mail')).not.toBeChecked()
    await plot.changePrice(180_000)
    await page.goto('/savedProperties/searches')
    await expect(async () => {
      await page.reload({ waitUntil: 'networkidle' })
      await expect(page.getByText('Mails are switched off.')).toBeVisible()
    }).toPass()
    expect((await mailsTo(email)).length).toBe(before + 2)
  },
)
