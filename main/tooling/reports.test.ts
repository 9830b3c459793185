/** main: the closing lines of `npm test` name what failed. */
import { expect, it } from 'vitest'
import { pageOfSight, readJourneyReport, readUnitReport, sightsOf } from './reports.ts'

it('names the unit tests that failed, and files that could not be read', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/here/server/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          {
            status: 'failed',
            fullName: 'adds much',
            failureMessages: ['\u001b[31mError: expected 3\u001b[39m\n at a.ts'],
          },
        ],
      },
      { name: '/here/web/b.test.ts', status: 'failed', message: 'SyntaxError: no\n', assertionResults: [] },
      {
        name: '/here/web/c.test.ts',
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'works' }],
      },
    ],
  }
  expect(readUnitReport(report, '/here')).toEqual({
    passed: 2,
    failed: 2,
    faults: ['server/a.test.ts › adds much › Error: expected 3', 'web/b.test.ts › SyntaxError: no'],
  })
})

it('names the journeys that failed, and those that needed two attempts', () => {
  const spec = (title: string, status: string) => ({
    file: 'home.spec.ts',
    title,
    tests: [{ status, results: status === 'expected' ? [{}] : [{ error: { message: 'not there\nlog' } }] }],
  })
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('saves', 'unexpected')] }] },
      { specs: [spec('closes', 'flaky')] },
    ],
  }
  expect(readJourneyReport(report)).toEqual({
    passed: 2,
    failed: 1,
    faults: [
      'home.spec.ts › saves › not there',
      'home.spec.ts › closes (the second time it passed) › not there',
    ],
  })
})

it('finds what stood on the page of a journey that failed', () => {
  const attachments = [
    { name: 'screenshot', path: '/a.png' },
    { name: 'error-context', path: '/a.md' },
  ]
  const report = {
    suites: [
      { specs: [{ file: 'a', title: 'a', tests: [{ status: 'flaky', results: [{ attachments }] }] }] },
    ],
  }
  expect(sightsOf(report)).toEqual(['/a.md'])
  expect(sightsOf({})).toEqual([])
  const written = [
    '# Error details',
    '```yaml',
    '- banner:',
    '  - link "Home"',
    '- main:',
    '  - link "Next":',
    '    - /url: /next',
    '- dialog',
    '```',
    '# Test source',
  ]
  expect(pageOfSight(written.join('\n'))).toBe('- main:\n  - link "Next":\n- dialog')
  expect(pageOfSight('')).toBe('')
})
