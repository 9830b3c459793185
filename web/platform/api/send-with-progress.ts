/** web/platform: sends a request and tells how much of its body has left; fetch cannot. */

/**
 * Answers like `fetch`. `onProgress` gets the share that is sent, from 0 to 1.
 * @throws TypeError when nothing was reached.
 */
export async function sendWithProgress(
  request: Request,
  onProgress: (share: number) => void,
): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(request.method, request.url)
    sending.withCredentials = request.credentials === 'include'
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    sending.addEventListener('load', () => resolve(answerOf(sending)))
    for (const event of ['error', 'abort', 'timeout'])
      sending.addEventListener(event, () =>
        reject(/* translate="yes" */ new TypeError('The file could not be sent.')),
      )
    sending.timeout = 120_000
    sending.send(body)
  })
}

function answerOf(sent: XMLHttpRequest): Response {
  const type = sent.getResponseHeader('content-type')
  return new Response(sent.responseText, {
    status: sent.status,
    headers: type ? { 'content-type': type } : {},
  })
}
