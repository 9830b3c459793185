/** contract: answers that people write by mail: a mail server hands them over, signed. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** Bytes of a message, files included, of which only the text is read. */
export const largestMail = 10 * 1024 * 1024

/** What becomes of a mail. None of them is an error of the mail server's, so that nothing is sent back. */
export const mailOutcomes = ['kept', 'held', 'duplicate', 'automatic', 'noThread', 'empty'] as const
export type MailOutcome = (typeof mailOutcomes)[number]

export const inbound = {
  mail: endpoint({
    method: 'POST',
    path: '/api/meridian/mail/inbound',
    for: 'anyone',
    summary:
      'Hand over a mail (RFC 5322) that came to a reply address. The header Meridian-Signature is t=<seconds>,v1=<hex HMAC-SHA-256 of "<seconds>.<body>" under MAIL_INBOUND_KEY>',
    upload: { maxBytes: largestMail },
    data: z.object({ outcome: z.enum(mailOutcomes) }),
  }),
}
