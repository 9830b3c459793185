/** translation: binds the contract's calls. */
import { translation as calls } from '#contract/content/translation.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { translationOf } from './ground/context.ts'
import { issueKey } from './keys/issue-key.ts'
import { logKey } from './keys/key-log.store.ts'
import { take } from './ground/limits.ts'
import { listLanguages } from './reviewed/list-languages.ts'
import { wordsOf } from './list-words.ts'
import { translateTexts } from './translate.ts'

export const translationRoutes = (platform: Platform): Routes => {
  const translation = translationOf(platform)
  return (bind) => {
    bind(calls.key, async ({ query }, call) => {
      call.headers.set('cache-control', 'private, no-store')
      return { api_key: await issueKey(translation, query, call.address) }
    })
    bind(calls.log, async ({ body: { keyName, devicetoken } }, { address }) => {
      await take(translation, 'log', { device: devicetoken, address })
      await logKey(platform.db, { deviceHash: sha256(devicetoken), keyName, now: translation.now() })
      return { message: 'Noted.' }
    })
    bind(calls.translate, async ({ query: { key }, body }, { address }) => ({
      translations: await translateTexts(translation, { key, ...body, address }),
    }))
    bind(calls.languages, async (_asked, call) => {
      call.headers.set('cache-control', 'public, max-age=300')
      return listLanguages(translation)
    })
    bind(calls.words, async ({ params: { language }, query: { version } }, call) => {
      const current = await wordsOf(translation, language)
      const isSame = version === current.version
      call.headers.set('cache-control', `public, ${isSame ? 'max-age=31536000, immutable' : 'max-age=300'}`)
      return { version: current.version, words: Object.fromEntries(current.words) }
    })
  }
}
