/**
 * web: writes a page as a stream: the shell at once, to robots all of
 * it; every script carries the answer's nonce.
 */
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { timeoutScript } from '#web/frame/timeout-script.ts'
import { sayComeBack } from '#web/platform/meta/come-back.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { nameLanguage } from '#web/platform/speech/answer-headers.ts'
import { serverVoice } from '#web/platform/speech/server-voice.ts'
import { speechContext } from '#web/platform/speech/speech-context.ts'
import { ownVoice, VoiceContext } from '#web/platform/speech/voice.ts'

/** Milliseconds a page may take before what is missing is given up. */
export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  const { nonce, publicUrl } = loadContext.get(pageContext)
  const { voice, ending } = serverVoice(loadContext.get(speechContext))
  headers.set('content-type', 'text/html; charset=utf-8')
  nameLanguage(headers, request, voice.language, publicUrl.startsWith('https:'))
  if (['GET', 'HEAD'].includes(request.method)) sayComeBack(headers, status)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // A page in other words comes whole too: the words it says follow it, and its script waits for them.
  const whole =
    isbot(request.headers.get('user-agent') ?? '') || routerContext.isSpaMode || voice !== ownVoice
  return new Promise((resolve, reject) => {
    let code = status
    const stream = renderToPipeableStream(
      <VoiceContext value={voice}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </VoiceContext>,
      {
        nonce,
        bootstrapScriptContent: timeoutScript(),
        // Whatever is ready stands where it belongs; moving it there later would need script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [whole ? 'onAllReady' : 'onShellReady']() {
          const body = followedBy(ending, () => clearTimeout(patience))
          stream.pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }))
        },
        onShellError: reject,
        onError() {
          code = 500
        },
      },
    )
    const patience = setTimeout(() => stream.abort(), streamTimeout + 1_000)
  })
}

/** Hands on what comes, and what `ending` answers when all of it came. */
function followedBy(ending: () => string, onEnd: () => void): PassThrough {
  return new PassThrough({
    final(done) {
      onEnd()
      const last = ending()
      if (last) this.push(last)
      done()
    },
  })
}
