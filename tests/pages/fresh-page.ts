/**
 * tests: what a test file of pages begins with: our modules as after
 * loading, and nothing kept by document or browser.
 */
import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// Files share a process, a document and what npm brings; nothing
// of what an earlier one did with them is left.
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
cleanup()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
const root = document.documentElement
for (const { name } of Array.from(root.attributes)) root.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()

// What the last test drew has gone, and React is done with it, before the document goes.
afterAll(async () => {
  cleanup()
  await new Promise((resolve) => setImmediate(resolve))
})
