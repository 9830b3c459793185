/** journeys: a person writes to an agency, to the team and to the concierge, and the right people read it. */
import { expect, test, type Page } from '@playwright/test'
import { faultsOf } from './support/accessible.ts'
import { beforeRelease } from './support/before-release.ts'
import { complaintsOf, findHome } from './support/find-homes.ts'
import { freshAddress, mailSaying, mailsTo, newestMailTo } from './support/mailbox.ts'
import { signInQuietly, signUpQuietly } from './support/sign-up.ts'

const team = 'post@meridian.example'
const words = 'Is the garden shared with next door?'

/** What a page says of itself to assistive technology, and how wide it is. */
async function checkPage(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
}

async function enterPortal(page: Page, path: string): Promise<void> {
  const origin = new URL(page.url()).origin
  const answer = await page.request.post('/api/auth/login', {
    data: { email: 'admin@journeys.example', password: 'Journey_Admin1' },
    headers: { origin },
  })
  const { data } = (await answer.json()) as {
    data: { userInfo: unknown; access_token: string; refresh_token: string }
  }
  await page.evaluate(({ userInfo, access_token, refresh_token }) => {
    localStorage.setItem('access_token', access_token)
    localStorage.setItem('refresh_token', refresh_token)
    localStorage.setItem('userInfo', JSON.stringify(userInfo))
  }, data)
  await page.goto(path)
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a person asks to see a home; agency or team and the person get real mail, and the team reads it', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page)
  // A home of the catalogue: its agency has nobody who signs in, so the team gets the mail.
  const home = await findHome(
    request,
    ({ status, image }) => status === 'active' && Boolean(image?.illustration),
  )
  const email = freshAddress('viewing')
  await page.goto(`/property-details/${home.id}`, { waitUntil: 'networkidle' })
  const form = page.getByRole('form', { name: /^Write to / })
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ann Lee')
  // The first touch fetches the form's program.
  await page.waitForLoadState('networkidle')
  // Nobody offers times; the person proposes one, and half of one is not sent.
  await expect(form.getByRole('checkbox')).toHaveCount(0)
  await form.getByLabel('Day').fill(inDays(5))
  await form.getByLabel('Time').fill('14:00')
  await form.getByRole('button', { name: 'Ask for this viewing' }).click()
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await expect(form.getByText('Email is required')).toBeVisible()
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByRole('textbox', { name: 'Message' }).fill(words)
  // What was typed survives a connection that breaks.
  await page.route('**/api/meridian/enquiries', (route) => route.abort(), { times: 1 })
  await form.getByRole('button', { name: 'Ask for this viewing' }).click()
  await expect(form.getByRole('alert')).toContainText('What you wrote is still here')
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  await page.mouse.move(200, 200)
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(words)
  await form.getByRole('button', { name: 'Ask for this viewing' }).click()
  await expect(page.getByRole('heading', { name: /has your message|We have your message/ })).toBeFocused()
  const receipt = await newestMailTo(email)
  expect(receipt.subject).toBe('We have your message')
  expect(`${receipt.text}${receipt.html}`).not.toContain(words)
  await expect
    .poll(async () => (await mailsTo(team)).some(({ text }) => text.includes(email) && text.includes(words)))
    .toBe(true)
  expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([])

  await enterPortal(page, `/portal/enquiries?q=${encodeURIComponent(email)}`)
  await page.getByText('Ann Lee').click()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('Would like to see it')).toBeVisible()
  await checkPage(page)
  await page.getByRole('textbox', { name: 'Note' }).fill('Passed on by telephone')
  await page.getByRole('button', { name: 'Keep the note' }).click()
  await expect(page.getByText('The note is kept.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(page.locator('.inbox-item').getByText('Closed')).toBeVisible()
})

test(
  'a listing is reported, looked at in the portal, and the person hears what came of it',
  beforeRelease,
  async ({ page, request }) => {
    // It is taken down for a while, so it is none that other journeys look at.
    const home = await findHome(request, ({ status }) => status === 'active', { purpose: 'lease' })
    const email = freshAddress('report')
    await page.goto(`/property-details/${home.id}`)
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this listing' })
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog.getByText('Please choose what is wrong')).toBeVisible()
    await checkPage(page)
    await dialog.getByRole('radio', { name: 'It is not available any more' }).check()
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog.getByText('Thank you. We have your report.')).toBeVisible()
    await enterPortal(page, '/portal/reports?state=new')
    await page.locator('.inbox-item > summary').filter({ hasText: 'Not available any more' }).first().click()
    await expect(page.getByText(`These words are mailed to ${email}.`)).toBeVisible()
    await page.getByRole('radio', { name: 'Take it down' }).check()
    await page.getByRole('textbox', { name: 'What came of it' }).fill('It was sold in May.')
    await page.getByRole('button', { name: 'Uphold and take it down' }).click()
    await expect(page.getByText('Please say why it is taken down')).toBeVisible()
    await page.getByRole('textbox', { name: 'Why it is taken down' }).fill('It is not to be had any more.')
    await checkPage(page)
    await page.getByRole('button', { name: 'Uphold and take it down' }).click()
    await expect(page.getByText('The report is upheld.').first()).toBeVisible()
    await mailSaying(email, 'It was sold in May.')
    expect((await request.get(`/api/meridian/listings/${home.id}`)).status()).toBe(404)
    await page.goto('/portal/reports?state=upheld')
    await page.locator('.inbox-item > summary').filter({ hasText: home.title }).first().click()
    await page.getByRole('textbox', { name: 'Why it is put back' }).fill('It is to be had after all.')
    await page.getByRole('button', { name: 'Put it back' }).click()
    await expect(page.getByText('The home is back.').first()).toBeVisible()
    expect((await request.get(`/api/meridian/listings/${home.id}`)).status()).toBe(200)
  },
)

test(
  'the concierge takes a brief by keyboard and shows what fits',
  beforeRelease,
  async ({ page, request }) => {
    const home = await findHome(request, ({ status }) => status === 'active')
    await page.goto('/propertyConcierge')
    await checkPage(page)
    const where = page.getByRole('combobox', { name: 'Where' })
    await where.fill(home.place.name)
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await where.press('ArrowDown')
    await where.press('Enter')
    await expect(where).toHaveValue(home.place.name)
    await page.getByRole('textbox', { name: 'What matters to you?' }).fill('Light rooms and a quiet street.')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ann Lee')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(freshAddress('brief'))
    await page.getByRole('textbox', { name: 'E-mail' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'We have your brief.' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: /fits|come close/ })).toBeVisible()
    await checkPage(page)
  },
)

test(
  'a message to the team is kept, found and answered, and the User reads the answer',
  beforeRelease,
  async ({ page }) => {
    const email = await signUpQuietly(page)
    await page.goto('/contactUs')
    await page.getByLabel('What is it about?').selectOption('press')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ben Oak')
    // What the account knows is written in once the form's program is here.
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
    await page.getByRole('textbox', { name: 'Message' }).fill('May we print one of your maps?')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByRole('heading', { name: 'We have your message.' })).toBeVisible()
    await enterPortal(page, `/portal/enquiries?kind=contact&q=${encodeURIComponent(email)}`)
    await page.getByText('Ben Oak').click()
    await expect(page.getByText('May we print one of your maps?')).toBeVisible()
    await page.getByRole('textbox', { name: 'Answer Ben Oak' }).fill('Gladly. Please name the source.')
    await page.getByRole('button', { name: 'Send the answer' }).click()
    await expect(page.getByText('The answer is on its way.').first()).toBeVisible()
    await mailSaying(email, 'Gladly. Please name the source.')
    await signInQuietly(page, email)
    await page.goto('/savedProperties')
    await page.getByRole('main').getByRole('link', { name: 'Enquiries' }).click()
    await page.getByText('Answered').click()
    await expect(page.getByText('Gladly. Please name the source.')).toBeVisible()
    await checkPage(page)
  },
)
