/** saved: binds what Users do with collections, their own and those they were invited to. */
import { z } from 'zod'
import { collections, together } from '#contract/saved/collections.ts'
import type { Bind, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { createCardsById, type ToPicture } from '#server/search/index.ts'
import { look, say, takeBack, vote } from './choose-together.ts'
import { collectionTable } from './collection-table.ts'
import {
  createCollection,
  nameCollection,
  placeHome,
  removeCollection,
  takeOut,
} from './manage-collections.ts'
import { readCollection, summaries } from './read-collection.ts'

type Of = { params: { id: string } }
type OfHome = { params: { id: string; home: string } }
type Caller = { actor: { id: string } }

// The database writes ids in lower case, callers may not.
const memberOf = ({ params }: Of, { actor }: Caller) => ({ userId: actor.id, id: params.id.toLowerCase() })
const homeOf = ({ params }: OfHome) => params.home.toLowerCase()

export const collectionsRoutes =
  (platform: Platform, { toPicture }: { toPicture: ToPicture }): Routes =>
  (bind, raw) => {
    const { db, config } = platform
    const cardsOf = createCardsById(platform, { toPicture })
    bind(collections.list, async (_, { actor }) => ({ items: await summaries(db, actor.id) }))
    bind(collections.create, async ({ body: { name, homes } }, { actor }) => ({
      message: 'The collection is there.',
      id: await createCollection(platform, { userId: actor.id, name, homes }),
    }))
    bind(collections.get, (asked, call) => {
      call.headers.set('cache-control', 'private, no-store')
      const { currency } = asked.query
      const acceptLanguage = call.request.headers.get('accept-language')
      return readCollection(db, memberOf(asked, call), (ids) => cardsOf(ids, { currency, acceptLanguage }))
    })
    bindChanges(bind, platform)
    bindTogether(bind, platform)
    raw('/api/meridian/saved/collections/:id/homes.csv', ['User'], async (request, actor) => {
      const id = z.uuid().safeParse(new URL(request.url).pathname.split('/').at(-2))
      if (!id.success) throw refuse('collections.notFound')
      const acceptLanguage = request.headers.get('accept-language')
      const member = { userId: actor.id, id: id.data.toLowerCase() }
      const collection = await readCollection(db, member, (ids) =>
        cardsOf(ids, { currency: 'EUR', acceptLanguage }),
      )
      return new Response(collectionTable(collection, config.publicUrl), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="collection.csv"',
          'cache-control': 'private, no-store',
        },
      })
    })
  }

function bindChanges(bind: Bind, platform: Platform): void {
  bind(collections.rename, async (asked, call) => {
    await nameCollection(platform, memberOf(asked, call), asked.body.name)
    return { message: 'The collection has its new name.' }
  })
  bind(collections.remove, async (asked, call) => {
    await removeCollection(platform, memberOf(asked, call))
    return { message: 'The collection is deleted. Its homes stay saved.' }
  })
  bind(collections.place, async (asked, call) => {
    const place = { home: homeOf(asked), position: asked.body.position }
    await placeHome(platform, memberOf(asked, call), place)
    return { message: 'It is in the collection.' }
  })
  bind(collections.takeOut, async (asked, call) => ({
    message: 'It is out of the collection.',
    position: await takeOut(platform, memberOf(asked, call), homeOf(asked)),
  }))
}

function bindTogether(bind: Bind, platform: Platform): void {
  bind(together.vote, async (asked, call) => {
    await vote(platform, memberOf(asked, call), homeOf(asked), asked.body.vote)
    return { message: asked.body.vote === null ? 'Your vote is taken back.' : 'Your vote counts.' }
  })
  bind(together.comment, async (asked, call) => {
    await say(platform, memberOf(asked, call), homeOf(asked), asked.body.words)
    return { message: 'Everybody in the collection can read it.' }
  })
  bind(together.removeComment, async (asked, call) => {
    await takeBack(platform, memberOf(asked, call), asked.params.comment)
    return { message: 'It is taken back.' }
  })
  bind(together.look, async (asked, call) => {
    await look(platform, memberOf(asked, call), homeOf(asked))
    return { message: 'The others see that you looked.' }
  })
}
