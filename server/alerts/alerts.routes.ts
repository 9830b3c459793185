/** alerts: binds the contract's calls; all but the signed links are a User's own. */
import { alerts } from '#contract/alerts/alerts.ts'
import { push } from '#contract/alerts/push.ts'
import type { Actor, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  changeSearch,
  listSearches,
  lookAt,
  mergeSearches,
  removeSearch,
  restoreSearch,
  saveSearch,
  type KeptSearch,
} from './searches/save-search.ts'
import { withPlace } from './searches/with-place.ts'
import { changeSettings, readSettings, stopAll, unsubscribe } from './searches/settings.ts'
import { addDevice, devicesOf, removeDevice } from './push/devices.ts'
import { pushKeys } from './push/push-keys.ts'

export const alertsRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const placed = async (request: Request, search: Promise<KeptSearch>) =>
      withPlace(platform, request, await search)
    bind(alerts.list, async (_, { actor, request }) => {
      const searches = await listSearches(platform.db, actor.id)
      return { items: await Promise.all(searches.map((search) => withPlace(platform, request, search))) }
    })
    bind(alerts.save, async ({ body }, { actor, request }) => ({
      message: 'This search is saved.',
      search: await placed(request, saveSearch(platform, actor.id, body)),
    }))
    bind(alerts.merge, async ({ body: { searches } }, { actor }) => ({
      message: 'Your searches are in your account.',
      ...(await mergeSearches(platform, actor.id, searches)),
    }))
    bind(alerts.change, async ({ params: { id }, body }, { actor, request }) => ({
      message: 'This search is changed.',
      search: await placed(request, changeSearch(platform, { userId: actor.id, id }, body)),
    }))
    bind(alerts.look, async ({ params: { id } }, { actor }) => {
      await lookAt(platform, { userId: actor.id, id })
      return { message: 'Noted.' }
    })
    bind(alerts.remove, async ({ params: { id } }, { actor }) => {
      await removeSearch(platform, { userId: actor.id, id })
      return { message: 'This search is deleted.' }
    })
    bind(alerts.restore, async ({ params: { id } }, { actor, request }) => ({
      message: 'This search is saved again.',
      search: await placed(request, restoreSearch(platform, { userId: actor.id, id })),
    }))
    bindSettings(platform, bind)
    bindDevices(platform, bind)
  }

/** The address of the web feed is a key that would outlast acting as its person. */
const shownTo = <S extends { feed: string }>({ actingBy }: Actor, settings: S): S =>
  actingBy ? { ...settings, feed: '' } : settings

function bindSettings(platform: Platform, bind: Parameters<Routes>[0]): void {
  const message = 'Your notifications are changed.'
  bind(alerts.settings, async (_, { actor }) => shownTo(actor, await readSettings(platform, actor.id)))
  bind(alerts.changeSettings, async ({ body }, { actor }) => ({
    message,
    settings: shownTo(actor, await changeSettings(platform, actor.id, body)),
  }))
  bind(alerts.renewFeed, async (_, { actor }) => ({
    message: 'Your feed has a new address. The one before has ended.',
    settings: await changeSettings(platform, actor.id, { renewFeed: true }),
  }))
  bind(alerts.stopAll, async (_, { actor }) => ({
    message: 'Everything is off. We send you nothing about homes any more.',
    settings: shownTo(actor, await stopAll(platform, actor.id)),
  }))
  bind(alerts.unsubscribe, async ({ params: { key } }) => ({
    message: 'Done. These mails have ended.',
    ...(await unsubscribe(platform, key)),
  }))
}

function bindDevices(platform: Platform, bind: Parameters<Routes>[0]): void {
  bind(push.devices, async (_, { actor }) => ({
    publicKey: (await pushKeys(platform)).publicKey,
    items: await devicesOf(platform, actor.id),
  }))
  bind(push.addDevice, async ({ body }, { actor, request }) => ({
    message: 'This browser tells you of homes from now on.',
    device: await addDevice(platform, { actor, userAgent: request.headers.get('user-agent') ?? '' }, body),
  }))
  bind(push.removeDevice, async ({ params: { id } }, { actor }) => {
    await removeDevice(platform, actor.id, id)
    return { message: 'That browser tells you nothing more.' }
  })
}
