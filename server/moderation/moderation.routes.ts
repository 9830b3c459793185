/** moderation: binds the Admins' calls. */
import { merges } from '#contract/moderation/merges.ts'
import { moderation } from '#contract/moderation/moderation.ts'
import { accountsOf, visitorOf } from '#server/accounts/index.ts'
import { csvOf, fileAnswer } from '#server/platform/csv-stream.ts'
import type { Actor, Call, Routes } from '#server/platform/http/http.ts'
import { parseInput, readQuery } from '#server/platform/http/request-checks.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decide, type Moderator } from './desk/decide.ts'
import { deskHome, deskList, deskPage } from './desk/read-desk.ts'
import { undo } from './desk/undo.ts'
import { decideTwins } from './merges/decide-twins.ts'
import { joinListings } from './merges/join-listings.ts'
import { listTwins } from './merges/read-twins.ts'
import { saveRules, showRules, tryRule } from './rules/manage-rules.ts'

const eachPage = 200

export const moderationRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const accounts = accountsOf(platform)
    const by = (call: Call & { actor: Actor }): Moderator => ({
      actor: call.actor,
      visitor: visitorOf(call, platform),
    })
    bind(moderation.list, ({ query }) => deskList(platform, query))
    raw('/api/meridian/portal/listings.csv', { for: ['Admin'], duty: 'moderate' }, async ({ url }) => {
      const asked = { ...parseInput(moderation.list.query, readQuery(url)), limit: eachPage }
      const table = csvOf(
        [
          'id',
          'title',
          'reference',
          'place',
          'country',
          'type',
          'status',
          'agency',
          'feed',
          'state',
          'flags',
          'listed',
        ],
        (cursor) => deskPage(platform, { ...asked, cursor }),
        ({ id, title, reference, place, country, type, status, agency, feed, state, flags, listedAt }) => [
          id,
          title,
          reference,
          place,
          country,
          type,
          status,
          agency.name,
          feed,
          state,
          flags.map(({ kind }) => kind).join(' '),
          listedAt,
        ],
      )
      return fileAnswer(table, 'homes.csv')
    })
    bind(moderation.read, ({ params }) => deskHome(platform, params.id))
    bind(moderation.decide, ({ body }, call) => decide(accounts, by(call), body))
    bind(moderation.undo, ({ body }, call) => undo(accounts, by(call), body.ids))
    bind(merges.list, ({ query }) => listTwins(platform, query))
    bind(merges.decide, ({ body }, call) => decideTwins(accounts, by(call), body))
    bind(merges.join, ({ body }, call) => joinListings(accounts, by(call), body))
    bind(moderation.rules, () => showRules(platform.db))
    bind(moderation.tryRule, ({ body }) => tryRule(platform, body))
    bind(moderation.saveRules, async ({ body }, call) => ({
      version: await saveRules(accounts, by(call), body),
      message: 'The rules are saved. Every home is looked at again by them.',
    }))
  }
