/** web/portal/feeds: only what the newest file would change waits for a person. */
import { expect, it } from 'vitest'
import type { DeskRun } from '#contract/feeds/feed-desk.ts'
import { waitingRun } from './waiting-run.rules.ts'

const run = (id: string, state: DeskRun['state']) => ({
  id,
  state,
  checked: state === 'heldBack' || state === 'dryRun' ? { file: 'f', diff: 'd' } : null,
})

it.each([
  ['the newest, when it is held back', [run('b', 'heldBack'), run('a', 'published')], 'b'],
  [
    'nothing held back, when the address has what is published',
    [run('c', 'notModified'), run('b', 'heldBack')],
    null,
  ],
  ['what is held back, when the address failed since', [run('c', 'failed'), run('b', 'heldBack')], 'b'],
  ['no check that was published since', [run('b', 'published'), run('a', 'dryRun')], null],
  ['no check below one that was discarded', [run('b', 'discarded'), run('a', 'dryRun')], null],
  ['nothing, where nothing ran', [], null],
])('is %s', (_, runs, id) => {
  expect(waitingRun(runs)?.id ?? null).toBe(id)
})
