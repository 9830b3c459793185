/**
 * journeys: a person asks, the agent answers, the person answers by
 * mail, a viewing is agreed, all in one thread.
 */
import { expect, test } from '@playwright/test'
import { signBody } from '../../../server/enquiries/hooks/sign-body.ts'
import { faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { freshAddress, mailsTo, newestMailTo } from '../support/mailbox.ts'
import { approvedAgent, signInQuietly } from '../support/sign-up.ts'

const inboundKey = 'journeys-inbound-key-of-thirty-two-bytes'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test(
  'from the first word over an answer by mail to an agreed viewing',
  beforeRelease,
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const email = await approvedAgent(request)
    await signInQuietly(page, email)
    await page.goto('/agent/leads')
    await expect(page.getByText('Nobody has written yet')).toBeVisible()
    const agencyId = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { agency?: { id: string } }).agency?.id,
    )
    // Longer than a phone is wide.
    const person = freshAddress('somebody.with.an.address.that.goes.on.and.on')
    const asked = await request.post('/api/meridian/enquiries', {
      data: {
        kind: 'agency',
        agencyId,
        name: 'Ann Lee',
        email: person,
        message: 'Do you have a cottage by the sea?',
        machineCheck: { trap: '', openMs: 20_000 },
      },
    })
    expect(asked.ok(), await asked.text()).toBe(true)

    await page.reload()
    await page.getByRole('link', { name: /Ann Lee/ }).click()
    const thread = page.getByRole('article', { name: 'Ann Lee' })
    await expect(thread.getByText('Do you have a cottage by the sea?')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await thread.getByRole('textbox', { name: 'Answer Ann Lee' }).fill('We have two. Would Friday suit you?')
    await thread.getByRole('button', { name: 'Send the answer' }).click()
    await expect(thread.getByText('We have two. Would Friday suit you?')).toBeVisible()

    await expect
      .poll(async () => (await mailsTo(person)).some(({ subject }) => subject.startsWith('Answer from')))
      .toBe(true)
    const answer = (await mailsTo(person)).find(({ subject }) => subject.startsWith('Answer from'))
    expect(answer?.replyTo).toMatch(/^reply\+[0-9a-f]{52}@mail\.journeys\.example$/)
    const mail = `From: Ann Lee <${person}>\r\nTo: <${answer?.replyTo}>\r\nMessage-ID: <${person}>\r\n\r\nFriday suits us.\r\n\r\nOn Mon, 3 Feb 2025, they wrote:\r\n> We have two.\r\n`
    const handed = await request.post('/api/meridian/mail/inbound', {
      data: Buffer.from(mail),
      headers: {
        'content-type': 'application/octet-stream',
        'meridian-signature': signBody(inboundKey, mail, new Date()),
      },
    })
    expect(((await handed.json()) as { data: object }).data).toEqual({ outcome: 'kept' })
    expect((await newestMailTo(email)).subject).toBeTruthy()
    await page.reload()
    await expect(thread.getByText('Friday suits us.')).toBeVisible()
    await expect(thread.getByText('On Mon, 3 Feb 2025')).toHaveCount(0)

    await thread.getByRole('button', { name: 'Propose times for a viewing' }).click()
    await thread.getByLabel('Day').first().fill(inDays(6))
    await thread.getByLabel('Time', { exact: true }).first().fill('10:00')
    await thread.getByRole('button', { name: 'Send the times' }).click()
    await expect(thread.getByText('Times are proposed')).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(person)).some(({ text }) => text.includes('/viewing/')))
      .toBe(true)
    const invitation = (await mailsTo(person)).find(({ text }) => text.includes('/viewing/'))
    await page.goto(/https?:\/\/\S+(\/viewing\/\S+)/.exec(invitation?.text ?? '')?.[1] ?? '/')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByRole('button', { name: /^Choose / }).click()
    await expect(page.getByText('The viewing is agreed', { exact: true })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    for (const side of [person, email])
      await expect
        .poll(async () => (await mailsTo(side)).map(({ calendar }) => calendar).join(''))
        .toContain('METHOD:REQUEST')

    await signInQuietly(page, email)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/agent/leads')
    await page.getByRole('link', { name: /Ann Lee/ }).click()
    await expect(thread.getByText('The viewing is agreed')).toBeVisible()
    await expect(thread.getByLabel('Where it stands')).toHaveValue('viewing')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await thread.getByRole('link', { name: 'All enquiries' }).click()
    await expect(page.getByRole('link', { name: /Ann Lee/ })).toBeVisible()
  },
)
