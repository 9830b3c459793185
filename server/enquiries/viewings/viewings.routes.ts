/** enquiries: binds what a person does with a viewing by the link of a mail, or the same key in the app. */
import { z } from 'zod'
import { viewingKey, viewings } from '#contract/enquiries/thread.ts'
import { id } from '#contract/vocabulary/common.ts'
import { accountsOf } from '#server/accounts/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { cancelByPerson, chooseTime, openViewing, viewingFile } from './change-viewing.ts'

export const viewingsRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const accounts = accountsOf(platform)
    bind(viewings.get, ({ params, query }) => openViewing(accounts, { ...params, ...query }))
    bind(viewings.choose, async ({ params, body: { key, at } }) => ({
      message: 'The viewing is agreed. Both of you get a mail for your calendar.',
      viewing: await chooseTime(accounts, { ...params, key }, at),
    }))
    bind(viewings.cancel, async ({ params, body: { key } }) => ({
      message: 'The viewing is cancelled.',
      viewing: await cancelByPerson(accounts, { ...params, key }),
    }))
    raw('/api/meridian/viewings/:id/viewing.ics', async (request, { params }) => {
      const link = { id: params.id, key: new URL(request.url).searchParams.get('key') }
      const asked = z.object({ id, key: viewingKey }).safeParse(link)
      if (!asked.success) throw refuse('enquiries.noViewing')
      return new Response(await viewingFile(accounts, asked.data), {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="viewing.ics"',
          'cache-control': 'private, no-store',
        },
      })
    })
  }
