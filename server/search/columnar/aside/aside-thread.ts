/**
 * search: the second thread: gathers from portions of blocks until none is left. It holds nothing of its own.
 */
import { workerData, type MessagePort } from 'node:worker_threads'
import { createGathering, gather } from '../scan/gather.ts'
import { createScratch } from '../scan/scratch.ts'
import { walkSome } from '../scan/walk.ts'
import { viewColumns } from '../store/columns.ts'
import { viewDocuments } from '../store/documents.ts'
import { createHomes, type Homes } from '../store/store-home.ts'
import { gathered } from './gathered.ts'
import type { AsideAnswer, AsideAsk } from './open-aside.ts'
import { finish, join, takePortions } from './portions.ts'

const { port } = workerData as { port: MessagePort }
const scratch = createScratch()
/**
 * Words, places and agencies are never looked at here: a plan that needs them stays with the first thread.
 */
const nobody = createHomes()

function help({ portions, plan, wanted, ...lying }: AsideAsk): AsideAnswer {
  const homes: Homes = {
    ...nobody,
    ...lying.homes,
    columns: viewColumns(lying.columns.buffer, lying.columns.capacity),
    documents: viewDocuments(lying.documents.buffer, lying.documents),
  }
  const gathering = createGathering(homes, wanted, scratch)
  gather(homes, plan, gathering, scratch, (see) => {
    for (const blocks of takePortions(portions)) walkSome(homes, plan, blocks, scratch, see)
  })
  return { gathered: gathered(gathering) }
}

function answer(ask: AsideAsk): AsideAnswer {
  try {
    return help(ask)
  } catch (error) {
    return { error: String(error instanceof Error ? error.stack : error) }
  }
}

port.on('message', (ask: AsideAsk) => {
  if (!join(ask.portions)) return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port is no window
  port.postMessage(answer(ask))
  finish(ask.portions)
})
