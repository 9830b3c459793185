/** enquiries: binds the call by which a mail server hands over what came to a reply address. */
import { inbound } from '#contract/enquiries/inbound.ts'
import { accountsOf } from '#server/accounts/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { signatureHeader } from '../hooks/signature.rules.ts'
import { receiveMail } from './receive-mail.ts'

export const inboundRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    bind(inbound.mail, async ({ body }, { request }) => {
      const raw = Buffer.concat(await Array.fromAsync(body))
      return { outcome: await receiveMail(accountsOf(platform), raw, request.headers.get(signatureHeader)) }
    })
  }
