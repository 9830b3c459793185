/**
 * contract: states of jobs and mails, as plain lists: pages read them without the parser that checks them.
 */

export const jobStates = ['waiting', 'running', 'failed'] as const
export type JobState = (typeof jobStates)[number]
/** How alerts are told. */
export const alertWays = ['mail', 'push'] as const
export type AlertWay = (typeof alertWays)[number]

/** kept: no mail server is configured. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/**
 * What lists of mails are asked for by. Where no mail server is
 * configured a mail that was kept is one that was sent.
 */
export const mailOutcomes = ['queued', 'sent', 'failed'] as const
export type MailOutcome = (typeof mailOutcomes)[number]
export const statesOfOutcome: Record<MailOutcome, readonly MailState[]> = {
  queued: ['queued'],
  sent: ['sent', 'kept'],
  failed: ['failed'],
}
