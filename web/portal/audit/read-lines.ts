/** web/portal/audit: an answer that comes line by line. */

/** Each whole line as soon as it is there. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const utf8 = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += done ? utf8.decode() : utf8.decode(value, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield line
    if (done) break
  }
  if (rest !== '') yield rest
}
