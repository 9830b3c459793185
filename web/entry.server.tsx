/** web: writes a page as a stream: the shell at once, to robots all of it; every script carries the answer's nonce. */
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { timeoutScript } from '#web/frame/timeout-script.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'

/** Milliseconds a page may take before what is missing is given up. */
export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = loadContext.get(pageContext)
  const whole = isbot(request.headers.get('user-agent') ?? '') || routerContext.isSpaMode
  return new Promise((resolve, reject) => {
    let code = status
    const stream = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        bootstrapScriptContent: timeoutScript(),
        // Whatever is ready stands where it belongs; moving it there later would need script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [whole ? 'onAllReady' : 'onShellReady']() {
          const body = new PassThrough({
            final: (done) => {
              clearTimeout(patience)
              done()
            },
          })
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
