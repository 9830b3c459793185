/**
 * main: the first thing that runs, on whatever Node the machine has: installs what
 * is missing, then goes on with our own Node.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { supervise } from './supervise.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'
const ownNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const commands = [
  'start',
  'test',
  'dev',
  'web',
  'worker',
  'migrate',
  'import',
  'verify-audit',
  'doctor',
  'postcodes',
  'region',
  'drill',
]
/** Those that are there for others, and are started again after a fault. */
const services = ['start', 'web', 'worker']

/** Who passes much through a little memory is to give it back early, not when the machine has none left. */
const thrifty = ['--max-semi-space-size=8', '--heap-growing-percent=50']
/** However large the file of a region is: docs/maps.md says what it takes. */
const bounded = [...thrifty, '--max-old-space-size=800']
const savings = { import: thrifty, worker: thrifty, region: bounded }

const [command = '', ...rest] = process.argv.slice(2)
if (!commands.includes(command)) fail(`Unknown command "${command}". There is: ${commands.join(', ')}.`)
const major = Number(process.versions.node.split('.')[0])
if (major < 20) fail(`Meridian needs Node 20 or newer to start, this is ${process.version}.`)

if (!isInstalled()) await install()
run()

/** Whether node_modules holds what the lock file says; npm keeps its own account of what it installed. */
function isInstalled() {
  const wanted = read('package-lock.json')
  const present = read(join('node_modules', '.package-lock.json'))
  if (!wanted || !present || !existsSync(ownNode)) return false
  return Object.entries(wanted.packages).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true
    const found = present.packages[path]
    return found ? found.version === version : Boolean(optional)
  })
}

function read(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return null
  }
}

/**
 * npm's own words only where something is wrong: warnings about packages of packages, or
 * about the Node that merely starts us, are no concern of whoever starts Meridian. What
 * it does meanwhile is counted off the folder.
 */
async function install() {
  const wanted = Object.entries(read('package-lock.json')?.packages ?? {})
    .filter(([path, { optional }]) => path !== '' && !optional)
    .map(([path]) => join(root, path, 'package.json'))
  console.log(`Meridian: installing ${wanted.length} packages (once, a minute or so) …`)
  const begun = Date.now()
  const telling = setInterval(() => {
    const there = wanted.filter((file) => existsSync(file)).length
    const seconds = Math.round((Date.now() - begun) / 1000)
    console.log(`  ${there} of ${wanted.length} packages are here, after ${seconds} s`)
  }, 5_000)
  const code = await npmInstall().finally(() => clearInterval(telling))
  if (code !== 0) fail('npm could not install the packages; its own words are above.')
  if (!existsSync(ownNode))
    fail('The npm package "node" did not bring its program. Are install scripts switched off?')
  console.log(`  installed in ${Math.round((Date.now() - begun) / 1000)} s`)
}

function npmInstall() {
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  // Asked aloud npm draws a bar of its own over our lines; what it says at the end it says all the same.
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, npm_config_progress: 'false' } }
  const child = npm
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`npm could not be started: ${error.message}`))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Hands over to main/<command>.ts, passes signals on, and ends as it ends. */
function run() {
  const bin = join(root, 'node_modules', '.bin')
  const { stop } = supervise({
    program: ownNode,
    args: [...(savings[command] ?? []), join(root, 'main', 'commands', `${command}.ts`), ...rest],
    options: {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        // Modules are read and freed of their types once, not by every process
        // and thread: half the time, and less memory.
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
        ...process.env,
        PATH: `${bin}${windows ? ';' : ':'}${process.env.PATH ?? ''}`,
      },
    },
    again: services.includes(command),
    onEnd: (code) => {
      process.exitCode = code
      clearInterval(watch)
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  // When npm is killed outright nobody tells us, but somebody above us
  // gets another parent: then everything stops.
  const above = lineage()
  const watch = setInterval(() => {
    if (lineage() !== above) stop('SIGTERM')
  }, 1_000)
}

/** Our parent and, when npm put a shell in between, the shell's parent. */
function lineage() {
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return String(process.ppid)
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8')
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`
  } catch {
    return String(process.ppid)
  }
}

function fail(sentence) {
  console.error(`Meridian: ${sentence}`)
  process.exit(1)
}
