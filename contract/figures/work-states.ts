/** contract: states of jobs and mails, as plain lists: pages read them without the parser that checks them. */

export const jobStates = ['waiting', 'running', 'failed'] as const
export type JobState = (typeof jobStates)[number]
/** kept: no mail server is configured. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const
export type MailState = (typeof mailStates)[number]
