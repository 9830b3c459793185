/**
 * promises: every figure that an alert or a panel asks for is measured,
 * and every alert has its entry in the runbook.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string) => readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
const [alerts, panels, runbook, ...sources] = await Promise.all(
  [
    'deploy/prometheus/alerts.yml',
    'deploy/grafana/meridian.json',
    'docs/runbook.md',
    'server/platform/platform.ts',
    'server/platform/http/metrics.ts',
    'server/search/create-engine.ts',
    'server/accounts/ground/context.ts',
    'main/serving/load-shedding.ts',
  ].map(read),
)
const namesIn = (text = '', pattern: RegExp) => [...new Set(text.match(pattern))]

test('what alerts and panels ask for is measured', () => {
  const ours = /\b(?:http|database|search|jobs|mails|password)_[a-z_]+(?=[{[])/g
  const asked = [...namesIn(alerts, ours), ...namesIn(panels, ours)].map((name) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  )
  expect(asked.length).toBeGreaterThan(20)
  const measured = sources.join('\n')
  expect(asked.filter((name) => !new RegExp(`['\\s]${name}[':]`).test(measured))).toEqual([])
})

test('every alert says where the runbook tells what to do, and the runbook tells of no other', () => {
  const named = namesIn(alerts, /(?<=alert: )\w+/g)
  expect(namesIn(runbook, /(?<=^## )\w+/gm)).toEqual(named)
  expect(namesIn(alerts, /(?<=runbook: ).+/g)).toEqual(
    named.map((name) => `docs/runbook.md#${name.toLowerCase()}`),
  )
})
