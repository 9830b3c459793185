/** main: what the JSON reports of Vitest and Playwright say: how many tests went well, and which did not. */

import { relative } from 'node:path'

export type Told = {
  passed: number
  failed: number
  /** One line each: where it stands, what it is called, and what it said first. */
  faults: string[]
}

type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

// oxlint-disable-next-line no-control-regex -- terminal colours begin with an escape
const colours = /\u001b\[[0-9;]*m/g
const firstLine = (text = ''): string => text.replace(colours, '').trim().split('\n', 1)[0] ?? ''
const fault = (file: string, title: string, message?: string): string =>
  [file, title, firstLine(message)].filter(Boolean).join(' › ')

/** Of Vitest; files are named from `root` on. A file that could not be read at all is a fault of its own. */
export function readUnitReport(
  { numPassedTests, numFailedTests, testResults }: UnitReport,
  root: string,
): Told {
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [fault(file, '', message)]
    return failed.map(({ fullName, failureMessages }) => fault(file, fullName, failureMessages?.[0]))
  })
  return { passed: numPassedTests, failed: Math.max(numFailedTests, faults.length), faults }
}

type Suite = {
  suites?: Suite[]
  specs?: {
    file: string
    title: string
    tests: {
      status: string
      results: { error?: { message?: string }; attachments?: { name: string; path?: string }[] }[]
    }[]
  }[]
}
type JourneyReport = Suite & { stats: { expected: number; unexpected: number; flaky: number } }

/** Of Playwright. What went well only at the second attempt counts as passed, and is named. */
export function readJourneyReport(report: JourneyReport): Told {
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected, faults: faultsOf(report) }
}

const faultsOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        fault(
          file,
          status === 'flaky' ? `${title} (the second time it passed)` : title,
          results[0]?.error?.message,
        ),
      ),
  ),
  ...suites.flatMap(faultsOf),
]

/**
 * Where Playwright wrote down, in words, what stood on the page when a
 * journey failed: a path for each attempt that did.
 */
export const sightsOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ attachments = [] }) =>
        attachments.flatMap(({ name, path }) => (name === 'error-context' && path ? [path] : [])),
      ),
    ),
  ),
  ...suites.flatMap(sightsOf),
]

/** The page of such a file alone, without what stands on every page; at most 100 lines of it. */
export function pageOfSight(written: string): string {
  const page = /^```yaml\n(.*?)\n```/ms.exec(written)?.[1] ?? ''
  return page
    .split(/\n(?=- )/)
    .filter((part) => !/^- (banner|contentinfo)\b/.test(part))
    .flatMap((part) => part.split('\n'))
    .filter((line) => !line.trimStart().startsWith('- /url:'))
    .slice(0, 100)
    .join('\n')
}
