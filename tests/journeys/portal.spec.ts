/** journeys: the Admins' portal: from an agent's application to the decision, and what is done with people. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { faultsOf } from './support/accessible.ts'
import { codeSentTo, freshAddress, newestMailTo } from './support/mailbox.ts'

const password = 'Passw0rd!'
const portal = '/portal/user-manager'

/** A name nobody else in this run has; names hold letters only. */
const freshName = (first: string): string =>
  `${first} ${Array.from({ length: 10 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('')}`

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function enterPortal(page: Page): Promise<void> {
  await logIn(page, 'admin@journeys.example', 'Journey_Admin1')
  await page.waitForURL(`**${portal}`)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
}

async function signUp(request: APIRequestContext, name: string, email: string): Promise<void> {
  expect((await request.post('/api/auth/signup', { data: { name, email, password } })).ok()).toBe(true)
  const data = { email, otp: await codeSentTo(email) }
  expect((await request.post('/api/auth/verify-credentials', { data })).ok()).toBe(true)
}

async function applyAsAgent(request: APIRequestContext, name: string, email: string, agencyName: string) {
  const phone = { country: 'GB', number: '020 7946 0123' }
  const description = 'Homes by the sea, sold with patience.'
  const data = {
    name,
    email,
    password,
    phone,
    agencyName,
    country: 'GB',
    description,
    website: 'https://example.com',
  }
  const sent = await request.post('/api/auth/signup-agent', { data })
  expect(sent.ok(), await sent.text()).toBe(true)
  const code = { email, otp: await codeSentTo(email) }
  expect((await request.post('/api/auth/verify-code', { data: code })).ok()).toBe(true)
}

const openApplication = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
const search = (page: Page, words: string) =>
  page.getByRole('searchbox', { name: 'Search people' }).fill(words)
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('an agent applies, waits, is approved, and reaches the agents’ area', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const name = freshName('Asha')
  const email = freshAddress('agent')
  const agency = freshName('Seaward Homes')
  const [first = '', last = ''] = name.split(' ')
  await page.goto('/registerAgent')
  await page.getByLabel('Agency name').fill(agency)
  await page.getByLabel('Country', { exact: true }).selectOption('GB')
  await page.getByLabel('Licence number').fill('EX-4711')
  await page.getByLabel('Website').fill('https://example.com')
  await page.getByLabel('What you do, and where').fill('A small office that sells homes by the sea.')
  await page.getByLabel('First Name').fill(first)
  await page.getByLabel('Last Name').fill(last)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Country code').selectOption('GB')
  await page.getByLabel('Phone number').fill('020 7946 0123')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Send the application' }).click()
  const code = await codeSentTo(email)
  for (const [at, digit] of [...code].entries()) await page.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Thanks for Registering' })).toBeVisible()
  await page.getByRole('button', { name: 'Go to the homepage' }).click()
  await logIn(page, email, password)
  await expect(page.getByRole('dialog', { name: 'Thanks for Registering' })).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await enterPortal(admin)
  await openApplication(admin, name)
  const application = admin.getByRole('article', { name: agency })
  await expect(application).toContainText('EX-4711')
  await expect(application).toContainText('E-mail fits website')
  await expect(admin.getByRole('meter', { name: 'Hours used of 48' }).first()).toBeVisible()
  await application.getByRole('button', { name: 'Approve' }).click()
  await admin
    .getByRole('dialog', { name: `Approve ${name}?` })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(admin.getByText('The agent is approved and told by mail.').first()).toBeVisible()
  await expect(application).toBeHidden()
  expect((await newestMailTo(email, 3)).subject).toBe('Your agent account is approved')

  await logIn(page, email, password)
  await page.waitForURL('**/agent/property-manager/xml-listing')
})

test('an agency that is here already is joined only when the Admin says so', async ({ page, request }) => {
  const agency = freshName('Quay Homes')
  const one = freshName('Una')
  const two = freshName('Dora')
  await applyAsAgent(request, one, freshAddress('first'), agency)
  await applyAsAgent(request, two, freshAddress('second'), agency.toUpperCase())
  await enterPortal(page)
  await openApplication(page, one)
  await page
    .getByRole('article', { name: agency, exact: true })
    .getByRole('button', { name: 'Approve' })
    .click()
  await page
    .getByRole('dialog', { name: `Approve ${one}?` })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(page.getByText('The agent is approved and told by mail.').first()).toBeVisible()
  await openApplication(page, two)
  const application = page.getByRole('article', { name: agency.toUpperCase(), exact: true })
  await expect(application).toContainText('Here already')
  await application.getByRole('button', { name: 'Approve' }).click()
  const question = page.getByRole('dialog', { name: `Join ${agency}?` })
  await question.getByRole('button', { name: 'Approve as a member' }).click()
  await expect(application).toBeHidden()
  await search(page, two)
  await expect(rowOf(page, two)).toContainText('Active')
})

test('a rejection needs a reason, which the mail gives, and can be taken back', async ({ page, request }) => {
  const name = freshName('Ravi')
  const email = freshAddress('rejected')
  const agency = freshName('Hill Homes')
  await applyAsAgent(request, name, email, agency)
  await enterPortal(page)
  await openApplication(page, name)
  const application = page.getByRole('article', { name: agency })
  await application.getByRole('button', { name: 'Reject' }).click()
  await expect(application.getByText('Please choose a reason')).toBeVisible()
  await expect(page.getByLabel('Reason, when rejecting')).toBeFocused()
  await page.getByLabel('Reason, when rejecting').selectOption('Licence holder and agency differ')
  await page.getByLabel('Sentence in the mail').fill('Please send an extract that shows both names.')
  await application.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Reject and send the mail' }).click()
  await expect(application).toBeHidden()
  const { text } = await newestMailTo(email, 3)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Licence holder and agency differ. Please send an extract that shows both names.',
  )
  await search(page, name)
  await page.getByRole('link', { name }).click()
  const panel = page.getByRole('complementary', { name })
  await expect(panel).toContainText('Please send an extract that shows both names.')
  await panel.getByRole('button', { name: 'Open the application again' }).click()
  await expect(rowOf(page, name)).toContainText('Pending')
  await panel.getByRole('button', { name: 'See the application' }).click()
  await expect(page.getByRole('heading', { name: agency })).toBeFocused()
})

test('a suspended person is out at once and back when it is lifted', async ({ page, browser, request }) => {
  const name = freshName('Mia')
  const email = freshAddress('suspended')
  await signUp(request, name, email)
  const person = await (await browser.newContext()).newPage()
  await logIn(person, email, password)
  await expect(person.getByRole('button', { name: `Account of ${name}` })).toBeVisible()

  await enterPortal(page)
  await search(page, name)
  await page.getByRole('link', { name }).click()
  const panel = page.getByRole('complementary', { name })
  await panel.getByRole('button', { name: 'Suspend' }).click()
  const question = page.getByRole('dialog', { name: `Suspend ${name}?` })
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect(question.getByText('Please say why')).toBeVisible()
  await question.getByLabel('Reason').fill('Copied the homes of another agency')
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect(panel).toContainText('Not signed in anywhere.')
  await expect(rowOf(page, name)).toContainText('Suspended')
  await expect(panel).toContainText('Copied the homes of another agency')

  await person.goto('/profile')
  await person.waitForURL((url) => url.pathname === '/')
  await panel.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect(rowOf(page, name)).toContainText('Active')
  await expect(panel).toContainText('Suspension lifted')
})

test('an act that does not reach the server is taken back and said', async ({ page, request }) => {
  const name = freshName('Lost')
  const email = freshAddress('lost')
  await signUp(request, name, email)
  await enterPortal(page)
  await search(page, name)
  await page.getByRole('link', { name }).click()
  const panel = page.getByRole('complementary', { name })
  await page.route('**/suspend', (route) => route.abort())
  await panel.getByRole('button', { name: 'Suspend' }).click()
  await page.getByLabel('Reason', { exact: true }).fill('A reason worth keeping')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(rowOf(page, name)).toContainText('Active')
  await panel.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByLabel('Reason', { exact: true })).toHaveValue('A reason worth keeping')
})

test('search, filters and the open person stand in the address; the keyboard goes there and back', async ({
  page,
  request,
}) => {
  const name = freshName('Kay')
  const email = freshAddress('keys')
  await signUp(request, name, email)
  await enterPortal(page)
  await search(page, email)
  await page.waitForURL((url) => url.searchParams.get('q') === email)
  await page.getByRole('radio', { name: /Users/ }).click()
  await page.getByLabel('State').selectOption('approved')
  await page.waitForURL(
    (url) => url.searchParams.get('role') === 'User' && url.searchParams.get('state') === 'approved',
  )
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('complementary', { name })).toContainText(email)
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name })).toBeFocused()
  await page.getByRole('radio', { name: /Admins/ }).click()
  await expect(page.getByText('Nobody fits.')).toBeVisible()
})

test('on a phone a person opens over the list, and leads to the application', async ({ page, request }) => {
  const name = freshName('Phoebe')
  const agency = freshName('Pocket Homes')
  await applyAsAgent(request, name, freshAddress('phone'), agency)
  await page.setViewportSize({ width: 390, height: 844 })
  await enterPortal(page)
  await search(page, name)
  await page.getByRole('link', { name }).click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet).toContainText(agency)
  await sheet.getByRole('button', { name: 'See the application' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { name: agency })).toBeFocused()
  await expect(page.getByRole('heading', { name: agency })).toBeInViewport()
})

test('the log tells who did what to whom', async ({ page, request }) => {
  const name = freshName('Tess')
  const email = freshAddress('traced')
  await signUp(request, name, email)
  await enterPortal(page)
  await search(page, name)
  await page.getByRole('link', { name }).click()
  const panel = page.getByRole('complementary', { name })
  await panel.getByRole('button', { name: 'Change role' }).click()
  await page
    .getByRole('radio', { name: /^Admin/ })
    .last()
    .check()
  await page.getByRole('button', { name: 'Change the role' }).click()
  await expect(panel).toContainText('Role changed, from User to Admin')
  await panel.getByRole('link', { name: 'All entries' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  await expect(page.getByText(`Only ${name}`)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('role changed')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText(name)
})

test('a translation is corrected, pages say it, and it is taken back', async ({ page, browser, baseURL }) => {
  await enterPortal(page)
  await page.getByRole('link', { name: 'Translations' }).click()
  await page.getByRole('searchbox', { name: 'Search translations' }).fill('Skip to the content')
  const row = page.getByRole('listitem').filter({ hasText: 'Skip to the content' })
  await row.getByText('Reviewed').click()
  await page.getByLabel('Correction').fill('Ir al contenido')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep the correction' }).click()
  await expect(row.getByText('Corrected', { exact: true })).toBeVisible()

  const reader = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await reader.addInitScript(() => localStorage.setItem('language', 'es'))
  await reader.context().addCookies([{ name: 'prefs', value: 'language=es', url: baseURL ?? '' }])
  await reader.goto('/privacy_policy')
  await expect(reader.locator('.skip')).toHaveText('Ir al contenido')
  await page.getByRole('button', { name: 'Take the correction back' }).click()
  await expect(row.getByText('Reviewed', { exact: true })).toBeVisible()
  await reader.reload()
  await expect(reader.locator('.skip')).toHaveText('Saltar al contenido')
  await reader.close()
})

for (const { theme, width } of [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
] as const)
  test(`axe finds nothing, ${theme} and ${width} pixels wide`, async ({ page, request }) => {
    test.setTimeout(120_000)
    const name = freshName('Axel')
    const agency = freshName('Axe Homes')
    await applyAsAgent(request, name, freshAddress('axe'), agency)
    await page.emulateMedia({ colorScheme: theme })
    await enterPortal(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${portal}?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).click()
    await expect(page.getByText('verified').last()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('heading', { name: 'Agents pending approval' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/portal/audit')
    await expect(page.getByRole('table')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
