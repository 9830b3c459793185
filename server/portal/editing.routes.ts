/** portal: Admins edit what Meridian says; drafts, previews and publishing, each change audited. */
import { editing } from '#contract/listings/editing.ts'
import { accountsOf, record, visitorOf } from '#server/accounts/index.ts'
import { listContent, publishContent, readContent, readMarkdown, saveContent } from '#server/content/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'

export const editingRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const { db, clock } = platform
    const accounts = accountsOf(platform)
    bind(editing.list, ({ query: { kind } }) => listContent(db, kind))
    bind(editing.read, ({ params, query: { version } }) => readContent(db, params, version))
    bind(editing.preview, async ({ body: { body } }) => readMarkdown(body))
    bind(editing.save, async ({ params, body }, call) => {
      const version = await transaction(db, async (tx) => {
        const made = await saveContent(tx, { ...params, ...body, by: call.actor.id, now: clock.now() })
        await record(accounts, tx, {
          action: 'content.saved',
          actor: call.actor,
          detail: { ...params, version: made },
          visitor: visitorOf(call, platform),
        })
        return made
      })
      return { message: 'The draft is kept. Visitors do not see it yet.', version }
    })
    bind(editing.publish, async ({ params, body: { version } }, call) => {
      await transaction(db, async (tx) => {
        await publishContent(tx, params, version)
        await record(accounts, tx, {
          action: version === null ? 'content.takenBack' : 'content.published',
          actor: call.actor,
          detail: { ...params, version },
          visitor: visitorOf(call, platform),
        })
      })
      return {
        message:
          version === null ? 'Visitors do not see this any more.' : 'Visitors see this within five minutes.',
        publishedVersion: version,
      }
    })
  }
