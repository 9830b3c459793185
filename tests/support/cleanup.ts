/** tests: what a test file opened is closed after its last test, wherever in the file it was opened. */
import { afterAll } from 'vitest'

const tasks: (() => Promise<unknown>)[] = []

// Registered once, while the file's tests are collected: a hook asked for inside a test would never run.
afterAll(async () => {
  for (let task = tasks.pop(); task; task = tasks.pop()) await task()
})

/** Runs `task` after the file's tests; what was asked for last comes first. */
export function afterFile(task: () => Promise<unknown>): void {
  tasks.push(task)
}
