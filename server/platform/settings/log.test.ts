/** platform: secrets and personal data never reach the log. */
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('redacts by name, at the top and inside', () => {
  let written = ''
  const log = createLog('info', 'test', { write: (line) => (written += line) })
  log.info(
    { password: 'hunter2', body: { email: 'ana@example.com', otp: '1234' }, route: '/api/x' },
    'answered',
  )
  for (const secret of ['hunter2', 'ana@example.com', '1234']) expect(written).not.toContain(secret)
  expect(JSON.parse(written)).toMatchObject({ level: 'info', route: '/api/x', msg: 'answered' })
})
