/**
 * accounts: in which language somebody's mails are written: as their
 * account says, else as they chose as a visitor.
 */
import { pageLanguage } from '#contract/content/translation-codes.ts'
import type { VoiceFor } from '#server/platform/mail/mail.ts'
import { voiceOf } from '#server/translation/index.ts'
import { languageAt } from './languages.store.ts'

export const voiceFor: VoiceFor = async (tx, to, chosen) =>
  voiceOf((await languageAt(tx, to)) ?? chosen ?? pageLanguage)
