/** web/listings: reads the page of a home for a panel, in the browser and signed in. */
import type { PanelListing } from '#contract/listings/listings.ts'
import { answering } from '#web/platform/api/answering.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { refuseUnlessId } from '../../ids.ts'
import { readHome } from '../page/read-home.ts'
import { titleOf } from '../texts/texts.ts'

type Ask = {
  id: string
  request: Request
  read: (api: MeridianApi, id: string, currency: string) => Promise<PanelListing>
}

/** @throws the page's status when the home is not there for whoever asks. */
export async function readPanelHome({ id, request, read }: Ask) {
  refuseUnlessId(id)
  const api = await signedApi()
  const { currency, language } = readPreferences(document.cookie)
  const { page, found, text } = await answering(() =>
    readHome(
      { api, asked: new URL(request.url).searchParams, currency, language },
      id,
      () => read(api, id, currency),
      ({ home }) => home,
    ),
  )
  const url = window.location.origin + publicHomeAddress(page.home.id)
  return { page, inside: found.inside, title: titleOf(page.home, text), url }
}
