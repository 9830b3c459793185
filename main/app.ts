/**
 * main: the pages joined to the program; the entry of the server
 * build, so that pages and this file share modules.
 */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Pages } from '#server/platform/http/http.ts'
import type { Log } from '#server/platform/settings/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { streetsOf } from '#server/regions/index.ts'
import { createSharePictures } from '#server/share/index.ts'
import { currentWords, reviewedLanguages, translationOf } from '#server/translation/index.ts'
import type { StaticFiles } from '#server/platform/http/static-files.ts'
import { apiContext, type MeridianApi } from '#web/platform/api/api-context.ts'
import { languageFor } from '#web/platform/kept/preferences.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { shareContext } from '#web/platform/meta/share-context.ts'
import { speechContext } from '#web/platform/speech/speech-context.ts'
import { createMeridian } from '#main/meridian.ts'

type Parts = { platform: Platform; files?: StaticFiles; development?: boolean }

/** Everything a visitor can ask for, as one fetch function. */
export function createWebApp({ platform, files, development = false }: Parts) {
  const mode = development ? 'development' : 'production'
  const render = createRequestHandler(() => openBuild(platform.log), mode)
  const { publicUrl, mapStyleUrl } = platform.config
  const streets = streetsOf(platform)
  // Known before the first visitor comes.
  streets.credits()
  const pictures = createSharePictures({ platform, fetchOwn })
  const pages =
    (apiIn: (language: string) => MeridianApi): Pages =>
    async (request, { nonce, address }) => {
      const context = new RouterContextProvider()
      context.set(apiContext, apiIn(languageFor(request)))
      context.set(pageContext, {
        nonce,
        publicUrl,
        mapStyleUrl: mapStyleUrl ?? null,
        mapCredits: streets.credits(),
      })
      context.set(shareContext, (card) => pictures.answer(card, { request, address }))
      context.set(speechContext, await speechFor(request))
      return render(request, context)
    }
  /** The words of the language that the answer is written in, where people reviewed it. */
  async function speechFor(request: Request) {
    const language = languageFor(request)
    return reviewedLanguages.includes(language) ? currentWords(translationOf(platform), language) : null
  }
  const { app } = createMeridian({ platform, pages, development, ...(files && { files }) })
  /** A file or an answer of this program, without a network. */
  async function fetchOwn(path: string): Promise<Response> {
    const request = new Request(new URL(path, publicUrl))
    return (await files?.(request)) ?? app.fetch(request)
  }
  return app
}

/** The pages, with what goes wrong in them written to our log. */
async function openBuild(log: Log): Promise<ServerBuild> {
  const build = await import('virtual:react-router/server-build')
  const handleError = (error: unknown, { request }: { request: Request }): void => {
    // A visitor who left is no fault of the page.
    if (!request.signal.aborted)
      log.error({ err: error, page: new URL(request.url).pathname }, 'a page failed')
  }
  return { ...build, entry: { module: { ...build.entry.module, handleError } } }
}
