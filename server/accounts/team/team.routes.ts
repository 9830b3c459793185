/** accounts: binds what an agency's people do with it, and what who is invited does. */
import { invitations, team } from '#contract/agency/team.ts'
import type { Actor, Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { accountsOf } from '../ground/context.ts'
import { visitorOf } from '../ground/visitor.ts'
import { requireAct } from './agency-permission.ts'
import {
  acceptInvitation,
  invite,
  openInvitation,
  registerInvited,
  withdraw,
  type TeamAct,
} from './invitations.ts'
import { releaseMember, setLogo, setMemberRole, setProfile } from './manage-team.ts'
import { ownAgency } from './read-team.ts'

/** What stands above or beside this domain; main passes it in. */
type Neighbours = {
  /** The hash of a picture that is kept now; null when the bytes are no picture that can be used. */
  keepPicture: (bytes: Uint8Array) => Promise<string | null>
}

export const teamRoutes =
  (platform: Platform, { keepPicture }: Neighbours): Routes =>
  (bind) => {
    const accounts = accountsOf(platform)
    const actOf = (call: Call & { actor: Actor }): TeamAct => ({
      actor: call.actor,
      visitor: visitorOf(call, platform),
    })
    const agencyOf = ({ actor }: { actor: Actor }) => ownAgency(accounts, actor)
    bind(team.get, (_asked, { actor }) => ownAgency(accounts, actor))
    bind(team.setProfile, async ({ body }, call) => {
      await setProfile(accounts, actOf(call), body)
      return { message: 'The profile is kept.', agency: await agencyOf(call) }
    })
    bind(team.setLogo, async ({ body }, call) => {
      await requireAct(platform.db, call.actor, 'changeProfile')
      const sha256 = await keepPicture(Buffer.concat(await Array.fromAsync(body)))
      if (!sha256) throw refuse('accounts.avatarUnusable')
      await setLogo(accounts, actOf(call), sha256)
      return { message: 'The logo is kept.', agency: await agencyOf(call) }
    })
    bind(team.removeLogo, async (_asked, call) => {
      await setLogo(accounts, actOf(call), null)
      return { message: 'The logo is removed.', agency: await agencyOf(call) }
    })
    bind(team.invite, async ({ body }, call) => {
      await invite(accounts, actOf(call), body)
      return { message: 'The invitation is on its way.', agency: await agencyOf(call) }
    })
    bind(team.withdraw, async ({ params }, call) => {
      await withdraw(accounts, actOf(call), params.id)
      return { message: 'The invitation is taken back.', agency: await agencyOf(call) }
    })
    bind(team.setRole, async ({ params, body }, call) => {
      await setMemberRole(accounts, actOf(call), params.id, body.agencyRole)
      return { message: 'The role is kept.', agency: await agencyOf(call) }
    })
    bind(team.release, async ({ params, body }, call) => {
      await releaseMember(accounts, actOf(call), params.id, body.successor)
      return { message: 'The person is not in the team any more.' }
    })
  }

export const invitationRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const accounts = accountsOf(platform)
    bind(invitations.get, ({ params, query }) => openInvitation(accounts, { ...params, ...query }))
    bind(invitations.accept, async ({ params, body }, call) => {
      const act = { actor: call.actor, visitor: visitorOf(call, platform) }
      const agency = await acceptInvitation(accounts, act, { ...params, ...body })
      return { message: `Welcome to ${agency}. Please sign in again.` }
    })
    bind(invitations.register, async ({ params, body }, call) => {
      const agency = await registerInvited(accounts, visitorOf(call, platform), { ...params, ...body })
      return { message: `Welcome to ${agency}. Please sign in.` }
    })
  }
