/** main: the pages joined to the program; the entry of the server build, so that pages and this file share modules. */
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Pages } from '#server/platform/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { StaticFiles } from '#server/platform/static-files.ts'
import { apiContext, type MeridianApi } from '#web/platform/api-context.ts'
import { pageContext } from '#web/platform/page-context.ts'
import { createMeridian } from '#main/meridian.ts'

type Parts = { platform: Platform; files?: StaticFiles; development?: boolean }

/** Everything a visitor can ask for, as one fetch function. */
export function createWebApp({ platform, files, development = false }: Parts) {
  const render = createRequestHandler(
    () => import('virtual:react-router/server-build'),
    development ? 'development' : 'production',
  )
  const { publicUrl, mapStyleUrl } = platform.config
  const pages =
    (api: MeridianApi): Pages =>
    (request, { nonce }) => {
      const context = new RouterContextProvider()
      context.set(apiContext, api)
      context.set(pageContext, { nonce, publicUrl, mapStyleUrl: mapStyleUrl ?? null })
      return render(request, context)
    }
  return createMeridian({ platform, pages, development, ...(files && { files }) }).app
}
