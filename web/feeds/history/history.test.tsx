/** web/feeds: what the history says of each run. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FeedRun } from '#contract/feeds.ts'
import { renderFor } from '#tests/pages/sample-page.tsx'
import { History } from './history.tsx'

afterEach(cleanup)

const held = (id: string): FeedRun =>
  ({
    id,
    state: 'heldBack',
    startedAt: '2026-11-28T09:00:00.000Z',
    finishedAt: '2026-11-28T09:00:01.000Z',
    recordsSeen: 2,
    created: 0,
    changed: 0,
    withdrawn: 28,
    failed: 0,
  }) as FeedRun

test('only the newest run that was held back waits for somebody', () => {
  renderFor(<History runs={[held('b'), held('a')]} openId="b" onOpen={() => undefined} />)
  expect(screen.getAllByText('Held back, waits for you')).toHaveLength(1)
  expect(screen.getAllByText('Held back, overtaken')).toHaveLength(1)
})
