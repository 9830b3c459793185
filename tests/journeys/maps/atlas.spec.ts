/**
 * journeys: regions: one is added, is not replaced by a spoilt file, and removed again; streets are found
 * by name, and what is near stands on the page.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { beforeRelease } from '../support/before-release.ts'
import { complaintsOf, findHome } from '../support/find-homes.ts'

test.describe.configure({ timeout: 180_000 })

const dataDir = process.env.JOURNEY_DATA_DIR ?? join(tmpdir(), 'meridian-journeys')

/** What the command told, as somebody at a terminal reads it. */
function command(...words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['main/commands/region.ts', ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
    })
    let told = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (told += text.toString()))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve(told) : reject(new Error(told))))
  })
}

/** An extract that was cut on its way, and one of which some bytes are others. */
async function spoiltFiles(): Promise<[path: string, bytes: number][]> {
  const whole = await readFile('packages/demonstration/regions/monaco.osm.pbf')
  const other = Buffer.from(whole)
  const middle = Math.floor(whole.length / 2)
  other.fill(0x55, middle, middle + 2_000)
  const folder = await mkdtemp(join(tmpdir(), 'meridian-spoilt-'))
  return Promise.all(
    Object.entries({ cut: whole.subarray(0, middle), other }).map(async ([name, bytes]) => {
      const path = join(folder, `${name}.osm.pbf`)
      await writeFile(path, bytes)
      return [path, bytes.length] as [string, number]
    }),
  )
}

async function regionsOf(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/meridian/maps/regions')
  const { data } = (await answer.json()) as { data: { regions: { id: string }[] } }
  return data.regions.map(({ id }) => id)
}

test(
  'a region is on the map soon after its command, and off it when it is removed',
  beforeRelease,
  async ({ request }) => {
    const tiles = 'packages/demonstration/regions/andorra.pmtiles'
    // Whatever a run that was broken off left.
    await command('--remove', 'journey').catch(() => undefined)
    const told = await command(tiles, '--id', 'journey', '--name', 'Journey')
    expect(told).toMatch(/tiles checked: [\d,]+ of [\d,]+/)
    expect(told).toContain('Journey is on the map now:')
    await expect.poll(() => regionsOf(request), { timeout: 30_000 }).toContain('journey')
    expect(await command()).toContain('journey: zoom')
    for (const [file, bytes] of await spoiltFiles())
      await expect(command(file, '--id', 'journey'), `${bytes} bytes`).rejects.toThrow(
        /ends in the middle|is spoilt/,
      )
    expect(await regionsOf(request)).toContain('journey')
    expect(await command()).toContain('journey: zoom')
    expect(await command('--remove', 'journey')).toContain('journey was removed.')
    await expect.poll(() => regionsOf(request), { timeout: 30_000 }).not.toContain('journey')
  },
)

test(
  'a street that is typed leads to the homes around it, a quarter to those inside its border',
  beforeRelease,
  async ({ page }) => {
    const complaints = complaintsOf(page)
    for (const [typed, option, words] of [
      ['boulevard des moulins', /Boulevard des Moulins/, /around Boulevard des Moulins/],
      ['la condamine', /La Condamine.*by its border/, /in La Condamine/],
    ] as const) {
      await page.goto('/property-listing', { waitUntil: 'networkidle' })
      const where = page.getByRole('combobox', { name: 'Place, agency, reference or your own words' })
      // The list comes once the program is here; who typed too early types again.
      await expect(async () => {
        await where.fill('')
        await where.pressSequentially(typed)
        await page.getByRole('option', { name: option }).first().click({ timeout: 5_000 })
      }).toPass({ timeout: 60_000 })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words, { timeout: 30_000 })
      await expect(page).toHaveURL(/called=/)
    }
    expect(complaints).toEqual([])
  },
)

test('what is near a home stands on its page from the start', async ({ page, request }) => {
  const home = await findHome(request, ({ point }) => point !== null, {
    near: '43.7384,7.4246',
    radius: '1500',
  })
  const answer = await request.get(`/property-details/${home.id}`)
  expect(await answer.text()).toContain('What is near')
  await page.goto(`/property-details/${home.id}`, { waitUntil: 'networkidle' })
  const near = page.getByRole('region', { name: 'What is near' })
  await expect(near.getByRole('definition').first()).toContainText('min')
  await expect(near.getByText(/along the streets/)).toBeVisible()
})
