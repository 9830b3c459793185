/** enquiries: the key in a person's links: whoever has it may choose and cancel this one viewing. */
import type { Accounts } from '#server/accounts/index.ts'
import { sameSecret, sign } from '#server/platform/settings/crypto.ts'

export const viewingKeyOf = ({ secret }: Pick<Accounts, 'secret'>, id: string): string =>
  sign(secret, 'viewing', id).slice(0, 32)

export const opensViewing = (accounts: Accounts, id: string, key: string): boolean =>
  sameSecret(viewingKeyOf(accounts, id), key)

/** The key stands behind the `#`: it reaches no log and no other site. */
export const viewingPage = (accounts: Accounts, id: string): string =>
  `${accounts.platform.config.publicUrl}/viewing/${id}#${viewingKeyOf(accounts, id)}`
