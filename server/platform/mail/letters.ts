/**
 * platform: what mails say with invented names and numbers in them, so that
 * operators can read each of them before it is sent.
 */
import type { MailKind } from './mail-kinds.ts'
import type { MailContent } from './mail-layout.ts'

/** Every form a mail takes, the commonest first. Together they hold all of its sentences. */
export type Letters<K extends MailKind = MailKind> = Readonly<Record<K, readonly MailContent[]>>

/** What stands in them; nobody has these names. */
export const sample = {
  url: 'https://meridian.example',
  person: 'Ann Example',
  agency: 'Harbour Homes',
  agent: 'Ravi Example',
  team: 'team@meridian.example',
  email: 'ann@example.com',
  home: { title: 'Two-bedroom flat with a view of the river', publicRef: 'HH-1042' },
  at: new Date('2026-11-23T09:30:00Z'),
} as const
