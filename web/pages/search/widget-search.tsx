/**
 * web/pages: /widget/search: homes for frames of other sites. It
 * reads no cookie, sets none, and keeps nothing.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import { readWidget, type WidgetQuestion } from '#web/listings/widget/question.ts'
import { WidgetPage } from '#web/listings/widget/widget-page.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext, type MeridianApi } from '#web/platform/api/api-context.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { orNothing } from '#web/platform/api/or-nothing.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { serverVoice } from '#web/platform/speech/server-voice.ts'
import { speechContext } from '#web/platform/speech/speech-context.ts'
import { VoiceContext } from '#web/platform/speech/voice.ts'
import { countryName } from '#web/platform/words/country-name.ts'
import { addressOf } from '#web/search/question/addresses.ts'
import { askSearch } from '#web/search/question/ask.ts'
import type { Route } from './+types/widget-search'

/**
 * The one page that may stand in frames of any site; scripts and styles are two files of ours. translate="no"
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  'frame-ancestors *',
  "require-trusted-types-for 'script'",
].join('; ')

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { publicUrl } = context.get(pageContext)
  const asked = readWidget(new URL(request.url).searchParams)
  const { agency } = asked
  const owner = agency
    ? await answering(() => orNothing(api.accounts.agency({ params: { id: agency } })))
    : null
  const isHidden = agency && !owner
  const { question, answer } = await answering(() => findHomes(api, asked))
  const { language } = asked
  const { voice } = serverVoice(context.get(speechContext))
  const formats = formatsFor({ ...defaultPreferences, language }, new Date().toISOString())
  const country = (code: string) => voice.say?.attribute(countryName(code)) ?? countryName(code)
  const markup = renderToStaticMarkup(
    <VoiceContext value={voice}>
      <WidgetPage
        question={question}
        name={owner?.name ?? null}
        homes={answer.items}
        total={answer.total}
        counts={answer.facets?.purpose ?? {}}
        origin={publicUrl}
        all={addressOf({
          ...(question.purpose !== 'sale' && { purpose: question.purpose }),
          ...(agency && { agency }),
        })}
        format={{ ...formats, country }}
      />
    </VoiceContext>,
  )
  // The frame of an agency that nobody sees stays in its site: a
  // browser's own page of faults would look broken.
  return new Response(`<!doctype html>${markup}`, {
    status: isHidden ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'public, max-age=300',
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    },
  })
}

/** Where nothing is said, what there is: homes for sale, or else those to rent. */
async function findHomes(api: MeridianApi, asked: WidgetQuestion) {
  const ask = (purpose: Purpose) =>
    askSearch(
      api,
      { purpose, ...(asked.agency && { agency: asked.agency }) },
      { limit: String(asked.limit), facets: '1' },
    )
  const first = asked.purpose ?? 'sale'
  const answer = await ask(first)
  const other = answer.facets?.purpose.rent ? 'rent' : null
  if (answer.total > 0 || asked.purpose !== null || !other)
    return { question: { ...asked, purpose: first }, answer }
  return { question: { ...asked, purpose: other as Purpose }, answer: await ask(other) }
}
