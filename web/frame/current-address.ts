/**
 * web/frame: the address of this page, written alike on the server
 * and in the browser, which escape differently.
 */
import { useLocation } from 'react-router'

/** Path and search, with commas and colons as people write them. */
export function useCurrentAddress(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search).toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return query ? `${pathname}?${query}` : pathname
}
