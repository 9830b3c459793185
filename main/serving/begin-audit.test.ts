/** main: a storage that is away keeps nobody from starting. */
import { expect, test, vi } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { beginAudit } from './begin-audit.ts'

test('a bucket that is away is a line in the log, not the end of the start', async () => {
  const { platform } = await createTestApp()
  const away = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const error = vi.spyOn(platform.log, 'error').mockImplementation(() => undefined)
  const exists = vi.spyOn(platform.files, 'exists').mockImplementation(away)
  await beginAudit(platform)
  expect(error).toHaveBeenCalledOnce()
  exists.mockRestore()
  await beginAudit(platform)
  expect(await platform.files.exists('audit/begin.json')).toBe(true)
  error.mockRestore()
})
