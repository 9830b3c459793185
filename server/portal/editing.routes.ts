/** portal: Admins edit what Meridian says; drafts, versions, publishing now or at an hour, each change audited. */
import { editing } from '#contract/content/editing.ts'
import {
  browseTexts,
  browseVersions,
  closeText,
  compareTexts,
  forgetPlan,
  openText,
  planText,
  previewText,
  publishText,
  restoreText,
  saveText,
  showText,
} from '#server/content/index.ts'
import type { Bind, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { noting } from './noting.ts'

export const editingRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const { db } = platform
    bind(editing.list, ({ query }) => browseTexts(db, query))
    bind(editing.read, ({ params, query: { version } }) => showText(db, params, version))
    bind(editing.versions, ({ params, query }) => browseVersions(db, params, query))
    bind(editing.compare, ({ params, body }) => compareTexts(db, params, body))
    bind(editing.preview, ({ body }) => previewText(db, body))
    bind(editing.open, ({ params, body: { isOpen } }, { actor }) =>
      isOpen
        ? openText(db, { ...params, by: actor.id, now: platform.clock.now() })
        : closeText(db, params, actor.id),
    )
    bindVersions(bind, platform)
    bindPublication(bind, platform)
  }

function bindVersions(bind: Bind, platform: Platform): void {
  const { clock } = platform
  bind(editing.save, async ({ params, body }, call) => {
    const wish = { ...params, ...body, by: call.actor.id, now: clock.now() }
    const version = await noting(platform, call)(
      (tx) => saveText(tx, wish),
      (made) => ({ action: 'content.saved', detail: { ...params, version: made } }),
    )
    return { message: 'The draft is kept. Visitors do not see it yet.', version }
  })
  bind(editing.restore, async ({ params, body }, call) => {
    const wish = { ...params, ...body, by: call.actor.id, now: clock.now() }
    const version = await noting(platform, call)(
      (tx) => restoreText(tx, wish),
      (made) => ({ action: 'content.restored', detail: { ...params, version: made, from: body.version } }),
    )
    return { message: 'The old text is the newest draft again. Visitors do not see it yet.', version }
  })
}

function bindPublication(bind: Bind, platform: Platform): void {
  const { clock } = platform
  bind(editing.publish, async ({ params, body: { version } }, call) => {
    const action = version === null ? 'content.takenBack' : 'content.published'
    await noting(platform, call)(
      (tx) => publishText(tx, params, version),
      () => ({ action, detail: { ...params, version } }),
    )
    const message =
      version === null ? 'Visitors do not see this any more.' : 'Visitors see this within five minutes.'
    return { message, publishedVersion: version }
  })
  bind(editing.schedule, async ({ params, body }, call) => {
    const schedule = await noting(platform, call)(
      (tx) => planText(tx, params, { ...body, now: clock.now() }),
      (made) => ({ action: 'content.planned', detail: { ...params, ...made } }),
    )
    return { message: 'It will be published at that hour.', schedule }
  })
  bind(editing.unschedule, async ({ params }, call) => {
    await noting(platform, call)(
      (tx) => forgetPlan(tx, params),
      () => ({ action: 'content.unplanned', detail: { ...params } }),
    )
    return { message: 'The plan is taken back. The draft stays.' }
  })
}
