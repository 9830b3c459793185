/** bench: a slow line to a running program, for everything a browser asks, its workers included. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Bytes per second down, and milliseconds there and back. */
export type Line = { bytesPerSecond: number; latencyMs: number }
/** Bytes that are passed on at once: as many as a few packets hold. */
const piece = 4 * 1024

/** Answers the origin to ask instead, and how to end it. All connections share the line. */
export async function slowLine(to: URL, { bytesPerSecond, latencyMs }: Line) {
  let freeAt = 0
  const open = new Set<Socket>()

  /** Resolves when the line has carried so many bytes. */
  async function carry(bytes: number): Promise<void> {
    const now = performance.now()
    freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1_000
    await sleep(freeAt - now)
  }

  async function answer(from: Socket, visitor: Socket): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += piece) {
        const part = chunk.subarray(at, at + piece)
        await carry(part.length)
        if (visitor.destroyed) return
        visitor.write(part)
      }
    visitor.end()
  }

  /** A connection takes one way there and back, each question another one. */
  async function bring(visitor: Socket, program: Socket): Promise<void> {
    await sleep(latencyMs)
    for await (const chunk of visitor as AsyncIterable<Buffer>) {
      await sleep(latencyMs)
      program.write(chunk)
    }
  }

  const server = createServer((visitor) => {
    const program = connect(Number(to.port || 80), to.hostname)
    for (const socket of [visitor, program]) {
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
    }
    visitor.on('close', () => program.destroy())
    void answer(program, visitor).catch(() => visitor.destroy())
    // Browsers leave connections whenever they like.
    void bring(visitor, program).catch(() => program.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
