/** saved: binds how others come to a collection, and what who has a link sees. */
import { shared, sharing } from '#contract/saved/sharing.ts'
import { accountsOf, visitorOf } from '#server/accounts/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createCardsById, type ToPicture } from '#server/search/index.ts'
import { accept, invite, openInvitation, part, withdraw } from './invitations.ts'
import { createLink, endLink, openLink } from './links.ts'

type Of = { params: { id: string } }
type Caller = { actor: { id: string } }

const memberOf = ({ params }: Of, { actor }: Caller) => ({ userId: actor.id, id: params.id.toLowerCase() })

/** What a link opens is nothing for caches, nor for search engines. */
function keepPrivate(headers: Headers): void {
  headers.set('cache-control', 'private, no-store')
  headers.set('x-robots-tag', 'noindex')
  headers.set('referrer-policy', 'no-referrer')
}

export const sharingRoutes =
  (platform: Platform, { toPicture }: { toPicture: ToPicture }): Routes =>
  (bind) => {
    const accounts = accountsOf(platform)
    const cardsOf = createCardsById(platform, { toPicture })
    bind(sharing.createLink, async (asked, call) => {
      call.headers.set('cache-control', 'private, no-store')
      return {
        message: 'The link is made. It is shown this once.',
        ...(await createLink(platform, memberOf(asked, call))),
      }
    })
    bind(sharing.endLink, async (asked, call) => {
      await endLink(platform, memberOf(asked, call), asked.params.link)
      return { message: 'The link leads nowhere any more.' }
    })
    bind(sharing.invite, async (asked, call) => {
      const { actor } = call
      const { id } = memberOf(asked, call)
      await invite(accounts, { actor, visitor: visitorOf(call, platform), id, email: asked.body.email })
      return { message: 'The invitation is on its way.' }
    })
    bind(sharing.withdraw, async (asked, call) => {
      await withdraw(accounts, memberOf(asked, call), asked.params.invitation)
      return { message: 'The invitation is taken back.' }
    })
    bind(sharing.part, async (asked, call) => {
      await part(accounts, memberOf(asked, call), asked.params.person.toLowerCase())
      return { message: 'They see the collection no more.' }
    })
    bind(shared.get, async ({ params, query: { key, currency } }, call) => {
      keepPrivate(call.headers)
      const { name, homes } = await openLink(platform, { ...params, key })
      const acceptLanguage = call.request.headers.get('accept-language')
      return { name, items: await cardsOf(homes, { currency, acceptLanguage }) }
    })
    bind(shared.invitation, ({ params, query }, call) => {
      keepPrivate(call.headers)
      return openInvitation(accounts, { ...params, ...query })
    })
    bind(shared.accept, async ({ params, body }, { actor }) => ({
      message: 'You choose together now.',
      collectionId: await accept(accounts, actor, { ...params, ...body }),
    }))
  }
