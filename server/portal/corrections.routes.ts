/** portal: Admins look through the translation memory and correct it, each change audited. */
import { corrections } from '#contract/content/corrections.ts'
import { accountsOf, record, visitorOf } from '#server/accounts/index.ts'
import { transaction } from '#server/platform/database/db.ts'
import type { Actor, Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  browseMemory,
  correctText,
  forgetWords,
  translationOf,
  withdrawCorrection,
} from '#server/translation/index.ts'

/** Characters of a text that the log keeps. */
const inLog = (text: string | null): string | null =>
  text === null ? null : [...text].slice(0, 200).join('')

export const correctionsRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const { db } = platform
    const accounts = accountsOf(platform)
    type Noted = { language: string; original: string; before: string | null; after: string | null }
    const note = (
      tx: typeof db,
      call: Call & { actor: Actor },
      action: string,
      { language, ...said }: Noted,
    ) =>
      record(accounts, tx, {
        action,
        actor: call.actor,
        detail: {
          language,
          original: inLog(said.original),
          before: inLog(said.before),
          after: inLog(said.after),
        },
        visitor: visitorOf(call, platform),
      })

    bind(corrections.list, ({ query }) => browseMemory(db, query))
    bind(corrections.correct, async ({ body: { source, language, original, text } }, call) => {
      await transaction(db, async (tx) => {
        const wish = { source, target: language, original, text }
        const said = await correctText(translationOf(platform), tx, wish)
        await note(tx, call, 'translation.corrected', { language, original, ...said })
      })
      forgetWords(translationOf(platform))
      return { message: 'The correction is kept. Pages say it from now on.' }
    })
    bind(corrections.withdraw, async ({ body: { source, language, original } }, call) => {
      await transaction(db, async (tx) => {
        const said = await withdrawCorrection(tx, { source, target: language, original })
        await note(tx, call, 'translation.withdrawn', { language, original, ...said })
      })
      forgetWords(translationOf(platform))
      return { message: 'The correction is taken back.' }
    })
  }
