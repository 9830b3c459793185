/** main: the checks of `npm test`, each a program that is run, and how its result is read. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { bin, rootFolder } from '../paths.ts'
import type { Told } from './reports.ts'

export type Result = {
  ok: boolean
  line: string
  output: string
  /** What stands below the line at the very end, where it is read first. */
  faults?: string[]
}
type Program = { name: string; args: string[] }
type Ended = { code: number; output: string }

const running = new Set<ChildProcess>()

/** Ends whatever still runs, with its children. */
export function stopRunners(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Runs one of the project's programs to its end; `live` shows its output at once instead of keeping it. */
export function runProgram(
  { name, args }: Program,
  env: Record<string, string> = {},
  live = false,
): Promise<Ended> {
  const child = spawn(bin(name), args, {
    cwd: rootFolder,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    shell: process.platform === 'win32',
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => {
    const end = (code: number): void => {
      running.delete(child)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      end(1)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}

/**
 * Runs groups of programs one after the other, those of a group at once;
 * `count` says how many faults the output shows.
 */
export async function check(
  groups: Program[][],
  count: (output: string) => number,
  unit: string,
): Promise<Result> {
  let said = ''
  let failed = false
  for (const group of groups)
    for (const { code, output } of await Promise.all(group.map((program) => runProgram(program)))) {
      said += output
      failed ||= code !== 0
    }
  // A program that fails without a fault we can count still failed.
  const faults = failed ? Math.max(1, count(said)) : 0
  return { ok: !failed, line: `${faults} ${unit}`, output: failed ? said : '' }
}

/** How often a pattern occurs in an output, colours aside. */
export const occurrences =
  (pattern: RegExp) =>
  (output: string): number =>
    // oxlint-disable-next-line no-control-regex -- terminal colours begin with an escape
    [...output.replace(/\u001b\[[0-9;]*m/g, '').matchAll(pattern)].length

/** What a JSON report says; a report that is missing or empty is a failure, not a success. */
export async function tally(code: number, file: string, read: (report: never) => Told): Promise<Result> {
  const { passed, failed, faults } = await readFile(file, 'utf8').then(
    (text) => read(JSON.parse(text) as never),
    (): Told => ({ passed: 0, failed: 0, faults: [] }),
  )
  const wrong = code === 0 && passed > 0 ? failed : Math.max(1, failed)
  return { ok: wrong === 0, line: `${passed} passed, ${wrong} failed`, faults, output: '' }
}
