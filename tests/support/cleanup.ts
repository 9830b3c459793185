/** tests: what a test file opened is closed after its last test, wherever in the file it was opened. */

const tasks: (() => Promise<unknown>)[] = []

/** Runs `task` after the file's tests; what was asked for last comes first. */
export function afterFile(task: () => Promise<unknown>): void {
  tasks.push(task)
}

/** Closes everything; one that cannot be closed keeps no other from it. */
export async function closeAll(): Promise<void> {
  const failures: unknown[] = []
  for (let task = tasks.pop(); task; task = tasks.pop())
    await task().catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, 'Not everything that this file opened could be closed.')
}
