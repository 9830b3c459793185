/** accounts: the passwords everybody tries first. */
import { dictionary } from '@zxcvbn-ts/language-common'

let known: Set<string> | undefined

/**
 * Whether the password is on the list of nearly fifty thousand that leaks
 * show again and again; case does not matter.
 */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(dictionary['passwords-common'])
  return known.has(password.toLowerCase())
}
