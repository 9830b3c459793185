/** web/platform: the name in the address of a share picture. */
import { data } from 'react-router'

/** `x` of `x.png`. @throws a 404 for any other file. */
export function slugOf(file: string): string {
  const [, slug] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.png$/.exec(file) ?? []
  if (!slug || slug.length > 80) throw data(null, { status: 404, statusText: 'Not Found' })
  return slug
}
