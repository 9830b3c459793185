/** enquiries: binds what a person does with a viewing by the link of a mail, or the same key in the app. */
import { viewings } from '#contract/enquiries/thread.ts'
import { accountsOf } from '#server/accounts/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { cancelByPerson, chooseTime, openViewing } from './change-viewing.ts'

export const viewingsRoutes =
  (platform: Platform): Routes =>
  (bind) => {
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
  }
