/** platform: which keys files may have. */

const key = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/i

/**
 * The key itself. @throws Error for what could leave the storage,
 * such as `../x`, or could not be a file's name.
 */
export function checkKey(name: string): string {
  if (name.length > 500 || !key.test(name)) throw new Error(`not a file key: ${JSON.stringify(name)}`)
  return name
}
