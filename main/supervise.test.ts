/** main: a program that met a fault is started again; one that ended by itself, or was told to, is not. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const supervisor = new URL('./supervise.mjs', import.meta.url).href
const lifecycle = new URL('./serving/lifecycle.ts', import.meta.url).href

/** Runs `script` under the supervisor; answers how often it ran, the code of the end, and what was said. */
async function runSupervised(script: string, { again = true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-keep-'))
  const program = join(folder, 'program.mjs')
  const runs = join(folder, 'runs')
  await writeFile(
    program,
    `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(runs)}, '.')\n${script}`,
  )
  const above = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { supervise } from ${JSON.stringify(supervisor)}
     const { stop } = supervise({ program: process.execPath, args: [${JSON.stringify(program)}], options: { stdio: 'inherit' },
       again: ${again}, firstPause: 1, onEnd: (code) => process.exit(code) })
     process.on('SIGTERM', () => stop('SIGTERM'))`,
  ])
  let said = ''
  for (const stream of [above.stdout, above.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('stop me')) above.kill('SIGTERM')
    })
  const code = await new Promise((resolve) => above.once('close', resolve))
  const count = (await readFile(runs, 'utf8')).length
  await rm(folder, { recursive: true })
  return { code, runs: count, said }
}

const log = '{ fatal: () => {}, error: () => {} }'
const fault = (thrown: string) =>
  `const { onFault } = await import(${JSON.stringify(lifecycle)})\nonFault(${log}, async () => {})\n${thrown}\nsetInterval(() => {}, 1000)`

test.each([
  ['an error nobody caught', fault("setTimeout(() => { throw new Error('unheard') })")],
  ['a promise nobody waited for', fault("Promise.reject(new Error('unheard'))")],
  ['a crash', "process.kill(process.pid, 'SIGSEGV')"],
])('%s starts the program again, a few times', async (_, script) => {
  const { code, runs, said } = await runSupervised(script)
  expect(runs).toBe(6)
  expect(code).not.toBe(0)
  expect(said).toContain('starting again')
})

test.each([
  ['a program that is done', 'process.exit(0)', 0],
  ['one that could not start', 'process.exit(1)', 1],
  [
    'one that is told to stop',
    "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('stop me')",
    0,
  ],
])('%s is left alone', async (_, script, code) => {
  expect(await runSupervised(script)).toMatchObject({ runs: 1, code })
})

test('a command that is no service is not repeated', async () => {
  expect(await runSupervised('process.exit(70)', { again: false })).toMatchObject({ runs: 1, code: 70 })
})
