/**
 * journeys: the Admins' portal: from an agent's application to the decision, and what is done with people.
 */
import { expect, test, type Page } from '@playwright/test'
import { faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { codeSentTo, freshAddress, mailSaying } from '../support/mailbox.ts'
import { applyAsAgent, enterPortal, freshName, logIn, signUp } from '../support/portal.ts'
import { journeyPassword as password, signInQuietly } from '../support/sign-up.ts'
import { walk } from '../support/walk.ts'

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
  await page.getByLabel('Country code').selectOption('IN')
  await page.getByLabel('Phone number').fill('5876543210')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await page.getByLabel('Phone number').fill('9876543210')
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
  await mailSaying(email, 'Your agent account is approved')

  await logIn(page, email, password)
  await page.waitForURL('**/agent/property-manager/xml-listing')
})

test(
  'an agency that is here already is joined only when the Admin says so',
  beforeRelease,
  async ({ page, request }) => {
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
  },
)

test(
  'a rejection needs a reason, which the mail gives, and can be taken back',
  beforeRelease,
  async ({ page, request }) => {
    const name = freshName('Ravi')
    const email = freshAddress('rejected')
    const agency = freshName('Hill Homes')
    await applyAsAgent(request, name, email, agency)
    await enterPortal(page)
    await openApplication(page, name)
    const application = page.getByRole('article', { name: agency })
    expect(await faultsOf(page)).toEqual([])
    await application.getByRole('button', { name: 'Reject' }).click()
    await expect(application.getByText('Please choose a reason')).toBeVisible()
    await expect(page.getByLabel('Reason, when rejecting')).toBeFocused()
    await page.getByLabel('Reason, when rejecting').selectOption('Licence holder and agency differ')
    await page.getByLabel('Sentence in the mail').fill('Please send an extract that shows both names.')
    await application.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('button', { name: 'Reject and send the mail' }).click()
    await expect(application).toBeHidden()
    await mailSaying(email, 'Licence holder and agency differ. Please send an extract that shows both names.')
    await search(page, name)
    await page.getByRole('link', { name }).click()
    const panel = page.getByRole('complementary', { name })
    await expect(panel).toContainText('Please send an extract that shows both names.')
    expect(await faultsOf(page)).toEqual([])
    await panel.getByRole('button', { name: 'Open the application again' }).click()
    await expect(rowOf(page, name)).toContainText('Pending')
    await panel.getByRole('button', { name: 'See the application' }).click()
    await expect(page.getByRole('heading', { name: agency })).toBeFocused()
  },
)

test('a suspended person is out at once and back when it is lifted; a lost act is taken back and said; all is in the log', async ({
  page,
  browser,
  request,
}) => {
  const name = freshName('Mia')
  const email = freshAddress('suspended')
  await signUp(request, name, email)
  const person = await (await browser.newContext()).newPage()
  await signInQuietly(person, email)
  await enterPortal(page)
  await search(page, name)
  await page.getByRole('link', { name }).click()
  const panel = page.getByRole('complementary', { name })
  await panel.getByRole('button', { name: 'Suspend' }).click()
  const question = page.getByRole('dialog', { name: `Suspend ${name}?` })
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect(question.getByText('Please say why')).toBeVisible()
  await question.getByLabel('Reason').fill('Copied the homes of another agency')
  await page.route('**/suspend', (route) => route.abort(), { times: 1 })
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(rowOf(page, name)).toContainText('Active')
  await panel.getByRole('button', { name: 'Suspend' }).click()
  await expect(question.getByLabel('Reason')).toHaveValue('Copied the homes of another agency')
  await question.getByRole('button', { name: 'Suspend' }).click()
  await expect(panel).toContainText('Not signed in anywhere.')
  await expect(rowOf(page, name)).toContainText('Suspended')
  await expect(panel).toContainText('Copied the homes of another agency')

  await person.goto('/profile')
  await person.waitForURL((url) => url.pathname === '/')
  await person.close()
  await panel.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect(rowOf(page, name)).toContainText('Active')
  await expect(panel).toContainText('Suspension lifted')
  // The button that was pressed is gone; the keyboard goes on from the name.
  await expect(panel.getByRole('heading', { level: 2, name })).toBeFocused()

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
  // Half faded, what was said has no colour of its own.
  await expect(page.locator('.toast--success')).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
})

test(
  'search, filters and the open person stand in the address; the keyboard goes there and back',
  beforeRelease,
  async ({ page, request }) => {
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
    await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible()
  },
)

test(
  'on a phone in the dark a person opens over the list, and leads to the application',
  beforeRelease,
  async ({ page, request }) => {
    const name = freshName('Phoebe')
    const agency = freshName('Pocket Homes')
    await applyAsAgent(request, name, freshAddress('phone'), agency)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await enterPortal(page)
    await search(page, name)
    await page.getByRole('link', { name }).click()
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet).toContainText(agency)
    await expect(sheet.getByText('verified').last()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await sheet.getByRole('button', { name: 'See the application' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('heading', { name: agency })).toBeFocused()
    await expect(page.getByRole('heading', { name: agency })).toBeInViewport()
    expect(await faultsOf(page)).toEqual([])
    await walk(page, '/portal/audit')
    await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)
