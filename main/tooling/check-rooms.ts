/**
 * main: the walls that the import rules cannot draw: how many files a
 * folder holds, and which way its rooms look.
 */
import { readFileSync, globSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { rootFolder } from '../paths.ts'

/** A folder with more files than a person takes in at a glance is to be divided. */
const mostFiles = 25
const roots = '{contract,server,web,main,packages,bench,drills,tests}'
const imports = /(?:from|import\()\s*'((?:\.{1,2}\/|#)[^'?]+)'/g

type Arrow = { from: string; to: string; example: string }

const files = globSync(`${roots}/**/*.{ts,tsx,mjs,css}`, { cwd: rootFolder }).map((file) =>
  file.split(sep).join('/'),
)

/** Folders that hold too many files of code, tests and styles. */
function crowded(): string[] {
  const held = Map.groupBy(files, (file) => dirname(file))
  return [...held]
    .filter(([, inside]) => inside.length > mostFiles)
    .map(([folder, inside]) => `${folder} holds ${inside.length} files; ${mostFiles} are the most`)
}

/**
 * Rooms side by side that import one another, tests aside. A room may use what lies above it in the same
 * folder: the folder's own files are its ground and its front door.
 */
function facingRooms(): string[] {
  const arrows = new Map(files.filter((file) => !/\.test\.|\.css$/.test(file)).flatMap(arrowsOf))
  return [...arrows.values()]
    .filter(({ from, to }) => from < to && arrows.has(`${to} ${from}`))
    .map(({ from, to, example }) => `${from} and ${to} import one another: ${example}`)
}

function arrowsOf(file: string): [string, Arrow][] {
  const text = readFileSync(join(rootFolder, file), 'utf8')
  return [...text.matchAll(imports)].flatMap(([, written = '']): [string, Arrow][] => {
    const target = written.startsWith('#')
      ? written.slice(1)
      : join(dirname(file), written).split(sep).join('/')
    const pair = parting(dirname(file).split('/'), dirname(target).split('/'))
    if (!pair) return []
    return [[pair.join(' '), { from: pair[0], to: pair[1], example: `${file} → ${target}` }]]
  })
}

/** The two sibling folders in which two paths part, or nothing where one lies inside the other. */
function parting(from: string[], to: string[]): [string, string] | undefined {
  const at = from.findIndex((part, index) => part !== to[index])
  // The top folders have walls of their own (architecture.rules.mjs),
  // and so have the domains and features in them.
  if (at < 1 || at >= to.length || (at === 1 && from[0] !== 'contract' && from[0] !== 'main'))
    return undefined
  return [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')]
}

const faults = [...crowded(), ...facingRooms()]
for (const fault of faults) console.log(`  error rooms: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
