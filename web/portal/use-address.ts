/**
 * web/portal: the address as it will be once what is on its way has arrived, and
 * changes to it that do not undo one another.
 */
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation, type NavigateFunction } from 'react-router'

type Options = {
  /** Back does not come here again. */
  replace?: boolean
}

/** The same parameters with something else; an empty value leaves them. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/**
 * What was asked for last and has not arrived; the router tells of it a moment too late for the next change.
 */
let pending: URLSearchParams | null = null

async function changeAddress(
  navigate: NavigateFunction,
  name: string,
  value: string,
  { replace = false }: Options,
) {
  const next = withParam(pending ?? new URLSearchParams(window.location.search), name, value)
  pending = next
  try {
    await navigate({ search: next.toString() }, { replace, preventScrollReset: true })
  } finally {
    if (pending === next) pending = null
  }
}

export function useAddress() {
  const { pathname, search } = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const here = coming?.pathname === pathname ? coming.search : search
  const params = useMemo(() => new URLSearchParams(here), [here])
  const change = useCallback(
    (name: string, value: string, options: Options = {}) =>
      void changeAddress(navigate, name, value, options),
    [navigate],
  )
  return { params, change }
}
