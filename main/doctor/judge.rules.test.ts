/** doctor: what is called well, to be looked at, or wrong. */
import { describe, expect, test } from 'vitest'
import {
  judgeAbsence,
  judgeCertificate,
  judgeClickhouse,
  judgeHistory,
  judgeClock,
  judgeDisk,
  judgeMails,
  judgeMarks,
  judgeMigrations,
  judgeNode,
  judgeQueues,
  judgeRates,
  judgeReadiness,
  judgeReplica,
  judgeSecret,
  judgeServer,
  spanOf,
} from './judge.rules.ts'

const gb = 1e9
const day = 86_400

test('a span is told in the unit in which it is easiest to read', () => {
  expect([0.4, 119, 120, 7_200, 3 * day].map(spanOf)).toEqual(['0 s', '119 s', '2 min', '2 h', '3 days'])
})

describe('a verdict', () => {
  const mails = { queued: 0, oldestSeconds: 0, failed: 0, failure: null }
  const replica = { name: 'b:5432', sameHistory: true, lagSeconds: 0.2 }
  test.each([
    ['the Node that was tried', judgeNode('v24.1.0', 'v24.1.0'), 'well'],
    ['another Node', judgeNode('v25.0.0', 'v24.1.0'), 'look'],
    ['a disk with room', judgeDisk('/data', 200 * gb, 1000 * gb), 'well'],
    ['a disk that fills', judgeDisk('/data', 140 * gb, 1000 * gb), 'look'],
    ['a full disk', judgeDisk('/data', 40 * gb, 1000 * gb), 'wrong'],
    ['a small disk with a fifth but no gigabyte', judgeDisk('/data', 0.9 * gb, 4 * gb), 'wrong'],
    ['homes that are fed', judgeClickhouse({ version: '24.8', fed: { homes: 5, lagSeconds: 3 } }), 'well'],
    [
      'homes that nobody feeds',
      judgeClickhouse({ version: '24.8', fed: { homes: 5, lagSeconds: 90 } }),
      'wrong',
    ],
    [
      'days that were moved',
      judgeHistory(
        { version: '24.8', movedBefore: '2026-01-01', oldestHere: '2026-01-01' },
        new Date('2026-01-02'),
      ),
      'well',
    ],
    [
      'days that wait to be moved',
      judgeHistory(
        { version: '24.8', movedBefore: '2026-01-01', oldestHere: '2026-01-01' },
        new Date('2026-01-09'),
      ),
      'wrong',
    ],
    ['a server without homes', judgeClickhouse({ version: '24.8', fed: null }), 'wrong'],
    [
      'a node without its helper',
      judgeReadiness(200, '{"read":true,"write":true,"failing":["clickhouse"]}'),
      'look',
    ],
    ['a secret of one', judgeSecret('app', 0o100600), 'well'],
    ['a secret of the group', judgeSecret('app', 0o100640), 'wrong'],
    ['the oldest server', judgeServer('15.1', 15, 15), 'well'],
    ['a server too old', judgeServer('14.9', 14, 15), 'wrong'],
    ['all migrations', judgeMigrations([]), 'well'],
    ['a missing migration', judgeMigrations(['0001-x.sql']), 'wrong'],
    ['clocks that agree', judgeClock(-1_500), 'well'],
    ['a clock a little off', judgeClock(5_000), 'look'],
    ['a clock five minutes off', judgeClock(-300_000), 'wrong'],
    ['a replica that follows', judgeReplica(replica, 10), 'well'],
    ['a replica behind', judgeReplica({ ...replica, lagSeconds: 11 }, 10), 'look'],
    ['a replica of another history', judgeReplica({ ...replica, sameHistory: false }, 10), 'look'],
    ['a replica without anything', judgeReplica({ ...replica, lagSeconds: null }, 10), 'look'],
    ['a replica that is away', judgeAbsence('b:5432', 'connect ECONNREFUSED'), 'look'],
    ['no mail', judgeMails(mails), 'well'],
    ['mail that just left', judgeMails({ ...mails, queued: 4, oldestSeconds: 20 }), 'well'],
    ['mail that waits', judgeMails({ ...mails, queued: 1, oldestSeconds: 700 }), 'wrong'],
    ['mail that failed', judgeMails({ ...mails, failed: 1, failure: '550' }), 'look'],
    ['rates over a weekend', judgeRates(4), 'well'],
    ['old rates', judgeRates(8), 'look'],
    ['no rates', judgeRates(null), 'look'],
    ['a mark of yesterday', judgeMarks(1), 'well'],
    ['a mark of last week', judgeMarks(7), 'look'],
    ['no mark', judgeMarks(null), 'look'],
    ['a certificate for months', judgeCertificate('h', 60 * day), 'well'],
    ['a certificate for two weeks', judgeCertificate('h', 14 * day), 'look'],
    ['a certificate for a day', judgeCertificate('h', day), 'wrong'],
    ['a certificate that has ended', judgeCertificate('h', -1), 'wrong'],
    ['a node that is ready', judgeReadiness(200, 'ready\n'), 'well'],
    [
      'a node that only reads',
      judgeReadiness(200, '{"read":true,"write":false,"failing":["database"]}'),
      'look',
    ],
    ['a node that is not ready', judgeReadiness(503, 'not ready: database\n'), 'wrong'],
  ])('on %s', (_what, verdict, state) => {
    expect(verdict.state).toBe(state)
    expect(verdict.advice === undefined).toBe(state === 'well')
  })
})

test('of the queues only those are named with which something is the matter', () => {
  const quiet = { name: 'mail.deliver', waiting: 3, oldestSeconds: 12, failed: 0 }
  expect(judgeQueues([quiet]).map(({ state, says }) => [state, says])).toEqual([
    ['well', '3 waiting, none late, none failed within a day'],
  ])
  const late = { name: 'feeds.run', waiting: 1, oldestSeconds: 900, failed: 2 }
  const lost = { name: 'media.fetch', waiting: 70, oldestSeconds: 8_000, failed: 0 }
  expect(judgeQueues([quiet, late, lost]).map(({ state, says }) => [state, says])).toEqual([
    ['look', '1 of feeds.run wait, the oldest for 15 min'],
    ['wrong', '70 of media.fetch wait, the oldest for 2 h'],
    ['look', '2 of feeds.run failed for good within a day'],
  ])
})
