/** feeds: binds the calls; those of agents are for approved ones and bound to the agent's agency. */
import { z } from 'zod'
import { feeds } from '#contract/feeds.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Actor, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { voiceAsked } from '#server/translation/index.ts'
import { discard, feedRuns, runView, withdrawFeed } from './agent/agent-feeds.ts'
import { checkAddress, checkFile, publishRun } from './agent/check-feed.ts'
import { agencyFeeds, type Scope } from './agent/feed-view.ts'
import { removeCredentials, setCredentials } from './access/credentials.ts'
import { makePushKey, removePushKey, takePushed } from './access/push.ts'
import { changeSettings, pause, resume, scheduleFeed } from './settings/change-settings.ts'
import { runChanges } from './history/run-changes.ts'
import { findingsTable, findingsText, runFindings } from './history/run-findings.ts'
import { checkAddressOpenly, checkOpenly } from './open/check-openly.ts'
import { removeFeed } from './settings/remove-feed.ts'
import { feedWords, teachWord, unteachWord } from './words/feed-words.ts'

const tableHeaders = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="findings.csv"',
  'cache-control': 'private, no-store',
  vary: 'accept-language',
}

const textHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'accept-language',
}

const scopeOf = ({ actor: { agencyId } }: { actor: Actor }): Scope => {
  if (!agencyId) throw refuse('feeds.notFound')
  return { agencyId }
}

/** Pages ask in the language they are written in. */
const voiceIn = ({ headers }: Request) => voiceAsked(headers.get('accept-language'))

function runIn({ url }: Request): string {
  const runId = z.uuid().safeParse(new URL(url).pathname.split('/').at(-2))
  if (!runId.success) throw refuse('feeds.notFound')
  return runId.data
}

/** Checking, publishing, and what runs have found and changed. */
const runRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    bind(feeds.list, async (_, call) => ({ items: await agencyFeeds(platform, scopeOf(call)) }))
    bind(feeds.check, async ({ body }, call) => checkAddress(platform, scopeOf(call), body))
    bind(feeds.checkFile, async ({ query, body }, call) => checkFile(platform, scopeOf(call), query, body))
    bind(feeds.runs, async ({ params, query }, call) => ({
      items: await feedRuns(platform, scopeOf(call), params.id, query.limit),
    }))
    bind(feeds.run, async ({ params }, call) => runView(platform, scopeOf(call), params.id))
    bind(feeds.publish, async ({ params, body }, call) =>
      publishRun(platform, scopeOf(call), params.id, body),
    )
    bind(feeds.discard, async ({ params }, call) => discard(platform, scopeOf(call), params.id))
    bind(feeds.findings, async ({ params, query }, call) =>
      runFindings(platform, scopeOf(call), params.id, query),
    )
    bind(feeds.changes, async ({ params, query }, call) =>
      runChanges(platform, async () => scopeOf(call), params.id, query),
    )
    raw('/api/meridian/agent/runs/:id/findings.csv', ['Agent'], async (request, actor) => {
      const table = await findingsTable(platform, scopeOf({ actor }), runIn(request), voiceIn(request))
      return new Response(ReadableStream.from(table), { headers: tableHeaders })
    })
    raw('/api/meridian/agent/runs/:id/findings.txt', ['Agent'], async (request, actor) => {
      const text = await findingsText(platform, scopeOf({ actor }), runIn(request), voiceIn(request))
      return new Response(ReadableStream.from(text), { headers: textHeaders })
    })
  }

/** A feed as a thing: settings, clock, words, keys, its end. */
const thingRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    bind(feeds.schedule, async ({ params, body }, call) =>
      scheduleFeed(platform, scopeOf(call), params.id, body),
    )
    bind(feeds.settings, async ({ params, body }, call) =>
      changeSettings(platform, scopeOf(call), params.id, body),
    )
    bind(feeds.setCredentials, async ({ params, body }, call) =>
      setCredentials(platform, scopeOf(call), params.id, body),
    )
    bind(feeds.removeCredentials, async ({ params }, call) =>
      removeCredentials(platform, scopeOf(call), params.id),
    )
    bind(feeds.makePushKey, async ({ params }, call) => makePushKey(platform, scopeOf(call), params.id))
    bind(feeds.removePushKey, async ({ params }, call) => removePushKey(platform, scopeOf(call), params.id))
    bind(feeds.words, async ({ params }, call) => feedWords(platform, scopeOf(call), params.id))
    bind(feeds.teach, async ({ params, body }, call) => teachWord(platform, scopeOf(call), params.id, body))
    bind(feeds.unteach, async ({ params, query }, call) =>
      unteachWord(platform, scopeOf(call), params.id, query),
    )
    bind(feeds.pause, async ({ params }, call) => pause(platform, scopeOf(call), params.id))
    bind(feeds.resume, async ({ params }, call) => resume(platform, scopeOf(call), params.id))
    bind(feeds.remove, async ({ params, query }, call) =>
      removeFeed(platform, scopeOf(call), params.id, query.homes),
    )
    bind(feeds.withdraw, async ({ params }, call) => withdrawFeed(platform, scopeOf(call), params.id))
  }

/** For whoever has a key, and for everybody. */
const openRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    bind(feeds.push, async ({ params: { key }, body }, { address }) =>
      takePushed(platform, { key, address }, body),
    )
    bind(feeds.checkOpenly, async ({ query, body }, { address }) =>
      checkOpenly(platform, { ...query, address }, body),
    )
    bind(feeds.checkAddressOpenly, async ({ body }, { address }) =>
      checkAddressOpenly(platform, { ...body, address }),
    )
  }

export const feedsRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    for (const routes of [runRoutes, thingRoutes, openRoutes]) routes(platform)(bind, raw)
  }
