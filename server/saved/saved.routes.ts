/** saved: binds the contract's calls; all of them are a User's own. */
import { saved } from '#contract/search/saved.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createCardsById, type ToPicture } from '#server/search/index.ts'
import { removeHome, saveHome, mergeHomes } from './save-home.ts'
import { listHomes } from './list-homes.ts'
import { rememberSaved } from './dossier/read-dossier.ts'
import { savedBy } from './saved.store.ts'

/** What cards show but search does not own; main passes it in. */
type Neighbours = {
  toPicture: ToPicture
  /** Hears that somebody saved a home. */
  onSaved?: (id: string) => void
}

export const savedRoutes = (platform: Platform, neighbours: Neighbours): Routes => {
  const { db, clock } = platform
  const cardsOf = createCardsById(platform, neighbours)

  return (bind) => {
    bind(saved.list, async ({ query }, call) => {
      const userId = call.actor.id
      const acceptLanguage = call.request.headers.get('accept-language')
      return listHomes(db, { ...query, userId }, (ids) =>
        cardsOf(ids, { currency: query.currency, acceptLanguage }),
      )
    })
    bind(saved.ids, async (_, call) => ({ ids: (await savedBy(db, call.actor.id)).map(({ id }) => id) }))
    bind(saved.save, async ({ params: { id }, body: { savedAt } }, call) => {
      const userId = call.actor.id
      const wish = {
        userId,
        id,
        now: clock.now(),
        ...(savedAt !== undefined && { savedAt: new Date(savedAt) }),
      }
      const kept = await saveHome(db, wish)
      await rememberSaved(platform, { userId, id: id.toLowerCase() })
      neighbours.onSaved?.(id)
      return { message: 'This home is saved.', savedAt: kept.toISOString() }
    })
    bind(saved.remove, async ({ params: { id } }, call) => {
      const savedAt = await removeHome(db, { userId: call.actor.id, id, now: clock.now() })
      return { message: 'This home is not saved any more.', savedAt: savedAt.toISOString() }
    })
    bind(saved.merge, async ({ body: { ids } }, call) => {
      const userId = call.actor.id
      const merged = await mergeHomes(platform, { userId, ids, now: clock.now() })
      for (const id of merged.added) neighbours.onSaved?.(id)
      return { message: 'Your homes are in your account.', ...merged, added: merged.added.length }
    })
  }
}
