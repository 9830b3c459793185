/**
 * portal: Admins edit what Meridian says; drafts, versions,
 * publishing now or at an hour, each change audited.
 */
import type { ContentKind } from '#contract/content/content-codes.ts'
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
import type { Letters } from '#server/platform/mail/letters.ts'
import type { Platform } from '#server/platform/platform.ts'
import { noting } from './noting.ts'

export const editingRoutes =
  (platform: Platform, letters: Letters): Routes =>
  (bind) => {
    const { db } = platform
    bind(editing.list, ({ query }) => browseTexts(db, query))
    bind(editing.read, ({ params, query: { version } }) => showText(db, params, version, letters))
    bind(editing.versions, ({ params, query }) => browseVersions(db, params, query))
    bind(editing.compare, ({ params, body }) => compareTexts(db, params, body))
    bind(editing.preview, ({ body }) => previewText(db, body, letters))
    bind(editing.open, ({ params, body: { isOpen } }, { actor }) =>
      isOpen
        ? openText(db, { ...params, by: actor.id, now: platform.clock.now() })
        : closeText(db, params, actor.id),
    )
    bindVersions(bind, platform, letters)
    bindPublication(bind, platform)
  }

function bindVersions(bind: Bind, platform: Platform, letters: Letters): void {
  const { clock } = platform
  bind(editing.save, async ({ params, body }, call) => {
    const wish = { ...params, ...body, by: call.actor.id, now: clock.now() }
    const version = await noting(platform, call)(
      (tx) => saveText(tx, wish, letters),
      (made) => ({ action: 'content.saved', detail: { ...params, version: made } }),
    )
    const message =
      params.kind === 'mail'
        ? 'The draft is kept. Mails do not say it yet.'
        : 'The draft is kept. Visitors do not see it yet.'
    return { message, version }
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

/** What an editor hears of a version that is shown, or of one that is taken back. */
function publishedWords(kind: ContentKind, version: number | null): string {
  if (kind === 'mail') {
    const message = version === null ? 'Mails say the built-in words again.' : 'Mails say this from now on.'
    return message
  }
  const message =
    version === null ? 'Visitors do not see this any more.' : 'Visitors see this within five minutes.'
  return message
}

function bindPublication(bind: Bind, platform: Platform): void {
  const { clock } = platform
  bind(editing.publish, async ({ params, body: { version } }, call) => {
    const action = version === null ? 'content.takenBack' : 'content.published'
    await noting(platform, call)(
      (tx) => publishText(tx, params, version),
      () => ({ action, detail: { ...params, version } }),
    )
    return { message: publishedWords(params.kind, version), publishedVersion: version }
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
