/** bench: asks a path over and over, on a thread of its own, so that only the answering is reckoned. */
import { Agent, request } from 'node:http'
import { parentPort } from 'node:worker_threads'

export type Order = { port: number; path: string; times: number }

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

const ask = ({ port, path }: Order): Promise<void> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent }, (reply) => {
      reply.resume().on('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(path))))
    })
      .on('error', reject)
      .end()
  })

parentPort?.on('message', async (order: Order) => {
  let left = order.times
  const lane = async () => {
    while (left-- > 0) await ask(order)
  }
  await Promise.all([lane(), lane(), lane(), lane()])
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage('done')
})
