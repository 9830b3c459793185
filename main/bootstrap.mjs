/** main: the first thing that runs, on whatever Node the machine has: installs what is missing, then goes on with our own Node. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'
const ownNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const commands = ['start', 'test', 'dev', 'web', 'worker', 'migrate', 'import', 'verify-audit']

const [command = '', ...rest] = process.argv.slice(2)
if (!commands.includes(command)) fail(`Unknown command "${command}". There is: ${commands.join(', ')}.`)
const major = Number(process.versions.node.split('.')[0])
if (major < 20) fail(`Meridian needs Node 20 or newer to start, this is ${process.version}.`)

if (!isInstalled()) install()
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

function install() {
  console.log('Meridian: installing what is needed (once, a minute or so) …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, { cwd: root, stdio: 'inherit', shell: windows })
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail('npm could not install the packages; its own words are above.')
  if (!existsSync(ownNode)) fail('The npm package "node" did not bring its program. Are install scripts switched off?')
}

/** Hands over to main/<command>.ts, passes signals on, and ends as it ends. */
function run() {
  const bin = join(root, 'node_modules', '.bin')
  const child = spawn(ownNode, [join(root, 'main', `${command}.ts`), ...rest], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${bin}${windows ? ';' : ':'}${process.env.PATH ?? ''}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
    clearInterval(watch)
  })
  // When npm is killed outright nobody tells us, but somebody above us gets another parent: then everything stops.
  const above = lineage()
  const watch = setInterval(() => {
    if (lineage() !== above) child.kill('SIGTERM')
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
