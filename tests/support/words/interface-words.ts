/** tests: the words people read, collected from the program's own text by its syntax. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { isKept, isMachineRead, isMarkedRead, isProse, readAttributes } from './no-words.ts'
import { constantsOf, holeFor, joined, textsOf, type Constants } from './texts-of.ts'

/** A text in a file; `{}` stands where the program puts something in, `{#}` where that is a number. */
export type InterfaceWords = { file: string; text: string }

/** Every text of the files in these folders and files (below `root`), tests aside. */
export function collectWords(root: string, places: readonly string[]): InterfaceWords[] {
  const found = places.flatMap((place) => filesIn(root, place)).flatMap((file) => wordsOf(root, file))
  return [...new Map(found.map((one) => [`${one.file}\n${one.text}`, one])).values()]
}

function filesIn(root: string, place: string): string[] {
  if (/\.tsx?$/.test(place)) return [place]
  return readdirSync(join(root, place), { withFileTypes: true }).flatMap((entry) => {
    const path = `${place}/${entry.name}`
    if (entry.isDirectory()) return filesIn(root, path)
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : []
  })
}

function wordsOf(root: string, file: string): InterfaceWords[] {
  const code = readFileSync(join(root, file), 'utf8')
  const found = /^(?:server|main)\//.test(file) ? saidIn(file, code) : wordsIn(file, code)
  return found.map((text) => ({ file, text }))
}

/** The texts of one file of the pages or the contract: everything in it that is read by people. */
export function wordsIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const reader = readerOf(source, code)
  visit(source, reader)
  return wordsRead(reader)
}

/** What `isSaid` asks for begins with one of these; a file without them need not be read by its syntax. */
const mayBeSaid = /\bsay\s*`|\bmessage\b|\bnext\b|Words\b|\b(?:file|home)Finding\(/

/** The texts of one file of the server: most of what stands there is read by nobody, so it says what is. */
export function saidIn(file: string, code: string): string[] {
  if (!mayBeSaid.test(code)) return []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const reader = readerOf(source, code)
  const look = (node: ts.Node): void => {
    if (isKept(node, code)) return
    if (isSaid(node)) visit(node, reader)
    else ts.forEachChild(node, look)
  }
  look(source)
  return wordsRead(reader)
}

/** A sentence of a mail, what an answer says to people, what is found in a feed, and tables of words. */
function isSaid(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return /^(?:file|home)Finding$/.test(node.expression.getText())
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'say'
  if (ts.isPropertyAssignment(node)) return /^(?:message|next)$/.test(node.name.getText())
  if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
    return node.name !== undefined && /Words$|^message$/.test(node.name.getText())
  return false
}

type Reader = { code: string; constants: Constants; consumed: Set<ts.Node>; words: string[] }

const readerOf = (source: ts.SourceFile, code: string): Reader => ({
  code,
  constants: constantsOf(source),
  consumed: new Set(),
  words: [],
})

const wordsRead = ({ words }: Reader): string[] => [
  ...new Set(words.map((text) => text.replaceAll(/\s+/g, ' ').trim())),
]

function visit(node: ts.Node, reader: Reader): void {
  if (node.parent && (isMachineRead(node) || isKept(node, reader.code))) return
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    for (const run of runsOf(node.children, reader)) note(run, reader, true)
  else if (ts.isTaggedTemplateExpression(node) && ts.isTemplateExpression(node.template))
    noteSaid(node.template, reader)
  else if (isWritten(node) && !reader.consumed.has(node)) {
    const texts = textsOf(node, reader.constants, reader.consumed)
    note(texts ?? [], reader, isSurelyRead(node, reader.code))
  }
  ts.forEachChild(node, (child) => visit(child, reader))
}

function note(texts: readonly string[], { words }: Reader, isSure: boolean): void {
  // What a point in the middle parts are texts of their own.
  for (const text of texts.flatMap((one) => one.split(' · '))) if (isProse(text, isSure)) words.push(text)
}

/** A sentence of a mail: whatever it puts in is said by itself, in its own place. */
function noteSaid(sentence: ts.TemplateExpression, reader: Reader): void {
  const { head, templateSpans } = sentence
  reader.consumed.add(sentence)
  note([head.text + templateSpans.map(({ literal }) => `{}${literal.text}`).join('')], reader, true)
}

/** Where a text begins: nothing around it belongs to the same sentence, unless that was read before. */
function isWritten(node: ts.Node): node is ts.Expression {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
    return true
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.PlusToken && holdsText(node)
  return ts.isCallExpression(node) && /(?:^|\.)plural$/.test(node.expression.getText())
}

const holdsText = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node)
    ? holdsText(node.left) || holdsText(node.right)
    : ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)

/** Tables and helpers of words, by how the house names them. */
const wordNames = /(?:words|labels|texts|headings)$/i
/** What stands beside words in their tables and is none. */
const besideWords = /^(?:kind|tone|state|mark|icon|look|id)$/

/**
 * Whether even one small word must be meant for people here: in an attribute they read, in a table of words.
 */
function isSurelyRead(node: ts.Node, code: string): boolean {
  for (let one: ts.Node = node; one.parent; one = one.parent) {
    if (ts.isParameter(one) || isMarkedRead(one, code)) return !ts.isParameter(one)
    if (ts.isJsxAttribute(one)) return readAttributes.has(one.name.getText())
    if (ts.isPropertyAssignment(one) && besideWords.test(one.name.getText())) return false
    if (ts.isJsxExpression(one) && !ts.isJsxAttribute(one.parent)) return true
    if (ts.isVariableDeclaration(one)) return wordNames.test(one.name.getText())
    if (ts.isFunctionDeclaration(one)) return wordNames.test(one.name?.text ?? '')
    if (ts.isCallExpression(one) && one !== node) return /(?:^|\.)plural$/.test(one.expression.getText())
  }
  return false
}

/** Side by side in one element, pieces are one text; other elements part them. */
function runsOf(children: ts.NodeArray<ts.JsxChild>, reader: Reader): string[][] {
  const runs: string[][] = []
  let run: string[] | null = null
  for (const child of children) {
    const piece = pieceOf(child, reader)
    if (piece === null) {
      if (run !== null) runs.push(run)
      run = null
    } else run = joined(run ?? [''], piece)
  }
  return run === null ? runs : [...runs, run]
}

function pieceOf(child: ts.JsxChild, { code, constants, consumed }: Reader): string[] | null {
  if (ts.isJsxText(child)) return [jsxText(decoded(child.text))]
  if (!ts.isJsxExpression(child)) return null
  const { expression } = child
  if (!expression) return ['']
  if (holdsElement(expression) || isKept(expression, code)) return null
  return textsOf(expression, constants, consumed) ?? [holeFor(expression)]
}

const holdsElement = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  (ts.forEachChild(node, (child) => holdsElement(child) || undefined) ?? false)

const signs: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '\u2019',
  rsquo: '\u2019',
  lsquo: '\u2018',
  ldquo: '“',
  rdquo: '”',
  nbsp: '\u00a0',
}

/** `&rsquo;` as it is read. */
const decoded = (text: string): string =>
  text.replaceAll(/&(\w+);/g, (entity, name: string) => signs[name] ?? entity)

/** White space as React reads it: lines are joined by one space, empty ones vanish. */
function jsxText(text: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart()
      return index === last ? start : start.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')
}
