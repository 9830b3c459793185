/**
 * journeys: reading Meridian in another language, by people's words and the
 * machine's, and what happens when neither answers.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { freshAddress, newestMailTo } from '../support/mailbox.ts'
import { readHome, searchHomes } from '../support/find-homes.ts'
import { adminHeaders, journeyAdmin, signInQuietly, signUpQuietly } from '../support/sign-up.ts'
import { beforeRelease } from '../support/before-release.ts'

const english = 'A home, anywhere in the world'
const spanish = 'Un hogar, en cualquier lugar del mundo'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Every text that leaves the browser to be translated, from now on. */
function listenTo(page: Page): string[][] {
  const posts: string[][] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/meridian/translate?')) return
    posts.push((request.postDataJSON() as { q: string[] }).q)
  })
  return posts
}

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('link', { name: /EUR, m²/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().selectOption({ label: language })
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
}

const prefer = (page: Page, baseURL: string | undefined, prefs: string) =>
  page.context().addCookies([{ name: 'prefs', value: prefs, url: baseURL ?? '' }])

async function hasMachine(request: APIRequestContext): Promise<boolean> {
  const { data } = (await (await request.get('/api/meridian/translation/languages')).json()) as {
    data: { languages: { code: string; machine: boolean }[] }
  }
  const machine = data.languages.some(({ code, machine }) => code === 'es' && machine)
  const description = machine ? 'by Apertium' : 'Apertium is not installed here: people’s words only'
  test.info().annotations.push({ type: 'translation', description })
  return machine
}

/** What an Admin wrote lately: no catalogue says it, so only the page translator reads it. */
const recent = 'Where do swallows nest in a house like this one?'
const more = Array.from(
  { length: 24 },
  (_, at) => `Their nest of the ${'early '.repeat(at + 1)}spring is still there.`,
)

/** Several journeys ask for it at once: whoever is second finds it there. */
test.beforeAll(async ({ request }) => {
  const headers = await adminHeaders(request)
  const where = '/api/meridian/portal/content/faq/swallows'
  const data = {
    title: recent,
    description: '',
    body: more.join('\n\n'),
    details: { category: 'homes' },
    basedOn: 0,
  }
  const saved = await request.post(where, { headers, data })
  expect([201, 409]).toContain(saved.status())
  const published = await request.post(`${where}/publish`, { headers, data: { version: 1 } })
  expect(published.ok(), await published.text()).toBe(true)
})

/**
 * The questions in English; the language of this visit was kept, and
 * would count more than the cookie of the next.
 */
async function readInEnglish(page: Page): Promise<void> {
  await page.goto('/FaQs')
  await expect(page.getByRole('heading', { name: recent })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('language'))
}

test('Español changes start, questions and profile, and English restores them', async ({ page, request }) => {
  const machine = await hasMachine(request)
  await signUpQuietly(page)
  await readInEnglish(page)

  await page.goto('/', { waitUntil: 'networkidle' })
  await choose(page, 'Español')
  await expect(heading(page, spanish)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es')
  await expect(page.getByRole('link', { name: 'Comprar' }).first()).toBeVisible()

  await page.goto('/FaQs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const other = page.getByRole('heading', { name: recent })
  await expect(other).toHaveCount(machine ? 0 : 1)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Sobre ti' })).toBeVisible()

  await page.goto('/')
  await expect(heading(page, spanish)).toBeVisible()
  await choose(page, 'English')
  await expect(heading(page, english)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('Comprar', { exact: true })).toHaveCount(0)
})

test('a German reader finds results, a home and the mail of a new account in German; no machine reads the search', async ({
  page,
  baseURL,
}) => {
  await prefer(page, baseURL, 'language=de')
  await page.goto('/property-listing?purpose=sale')
  const posts = listenTo(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Immobilien zum Kauf')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByText('Sortieren nach').first()).toBeVisible()
  await page.goto((await page.locator('[data-home] a').first().getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { name: 'Lebenslinie' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Was es kostet' })).toBeVisible()
  expect(posts).toEqual([])
  const email = freshAddress('german')
  const answer = await page.request.post('/api/auth/signup', {
    data: { name: 'Ann Lee', email, password: 'Passw0rd!' },
    headers: { origin: baseURL ?? '' },
  })
  expect(answer.ok()).toBe(true)
  const mail = await newestMailTo(email)
  expect(mail.subject).toMatch(/^\d{4} ist Ihr Code für Meridian$/)
})

test('I08 300 texts leave as three posts at once: 128, 128 and 44', async ({ page }) => {
  await page.goto('/preferences', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    for (const part of document.body.children) part.setAttribute('translate', 'no')
    const box = document.createElement('div')
    for (let index = 0; index < 300; index++) {
      const line = document.createElement('p')
      line.textContent = `A sentence of its own, x${index}x`
      box.append(line)
    }
    document.body.append(box)
  })
  let arrived = 0
  let open: () => void = () => undefined
  const allThere = new Promise<void>((resolve) => (open = resolve))
  // None is answered before all three are on their way.
  await page.route('**/api/meridian/translate?*', async (route) => {
    arrived++
    if (arrived === 3) open()
    await allThere
    const { q } = route.request().postDataJSON() as { q: string[] }
    await route.fulfill({
      json: { data: { translations: q.map((text) => ({ translatedText: `¡${text}!` })) } },
    })
  })
  const posts = listenTo(page)
  // As if it had been chosen in another tab: the page stays as it stands.
  await page.evaluate(() => {
    localStorage.setItem('language', 'es')
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  })
  await expect(page.getByText('¡A sentence of its own, x299x!')).toBeAttached()
  expect(posts.map((q) => q.length)).toEqual([128, 128, 44])
})

test('I10 500, garbage or silence instead of a translation leave the page as it is, without a word', async ({
  page,
  baseURL,
}) => {
  await readInEnglish(page)
  await prefer(page, baseURL, 'language=es')
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  for (const answer of [{ status: 500, body: 'no' }, { status: 200, body: '<html>' }, null]) {
    const asked = page.waitForRequest('**/api/meridian/translate?*')
    await page.unroute('**/api/meridian/translate?*')
    await page.route('**/api/meridian/translate?*', (route) => (answer ? route.fulfill(answer) : undefined))
    await page.goto('/FaQs')
    await asked
    await expect(page.getByRole('heading', { name: recent })).toBeVisible()
    await expect(page.getByText('Error', { exact: true })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Comprar' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('viviendas en venta')
})

test('I05 a key that does not open asks for nothing and says nothing', async ({ page, baseURL }) => {
  await readInEnglish(page)
  await prefer(page, baseURL, 'language=es')
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  const posts = listenTo(page)
  const sealed = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  await page.route('**/get-google-api-key?*', (route) =>
    route.fulfill({ json: { data: { api_key: sealed } } }),
  )
  const warned = page.waitForEvent('console', (message) => message.text().includes('Decryption failed'))
  await page.goto('/FaQs')
  await warned
  await expect(page.getByRole('heading', { name: recent })).toBeVisible()
  expect(posts).toEqual([])
})

test('I12 no name, address or telephone number leaves profile and portal', async ({ page, baseURL }) => {
  const email = await signUpQuietly(page)
  await prefer(page, baseURL, 'language=es')
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  const posts = listenTo(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Sobre ti' })).toBeVisible()
  await page.goto('/FaQs')
  await expect.poll(() => posts.flat().length).toBeGreaterThan(20)
  // The Admin of all journeys goes on in English: an address is read in Spanish, and nothing is chosen.
  await page.evaluate(() => localStorage.removeItem('language'))
  for (const name of ['prefs', 'lang']) await page.context().clearCookies({ name })
  await signInQuietly(page, journeyAdmin.email, journeyAdmin.password)
  await page.goto('/portal/user-manager?lang=es')
  await expect(page.getByText(email).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(posts.flat().filter((text) => /@|\bKim\b|Alma Example|\+\d{7}/.test(text))).toEqual([])
})

test(
  'a description is translated where it stands, and the original is one press away',
  beforeRelease,
  async ({ page, request, baseURL }) => {
    const machine = await hasMachine(request)
    const cards = await searchHomes(request)
    const homes = await Promise.all(cards.slice(0, 24).map(({ id }) => readHome(request, id)))
    const home = homes.find(
      ({ texts }) => texts.some(({ lang }) => lang === 'en') && !texts.some(({ lang }) => lang === 'es'),
    )
    expect(home).toBeDefined()
    await prefer(page, baseURL, 'language=es')
    await page.goto(`/property-details/${home?.id}`, { waitUntil: 'networkidle' })
    const prose = page.locator('.prose').first()
    const original = await prose.innerText()
    if (!machine) {
      await expect(page.getByText('Aún no hay traducción del inglés al español')).toBeVisible()
      return
    }
    await page.getByRole('button', { name: 'Traducir esto' }).click()
    await expect(page.getByText('Traducido del inglés al español por una máquina')).toBeVisible()
    await expect(prose).toHaveAttribute('lang', 'es')
    expect(await prose.innerText()).not.toBe(original)
    await page.getByRole('button', { name: 'Leer el original' }).click()
    expect(await prose.innerText()).toBe(original)
  },
)
