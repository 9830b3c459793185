/** tests: the words people read on pages, collected from the program's own text. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A text in a file; `{}` stands where the program puts something in. */
export type InterfaceWords = { file: string; text: string }

/** Attributes and members that hold no words. */
const wordless =
  /^(class|className|id|name|type|to|href|rel|role|key|d|viewBox|fill|stroke|transform|style|autoComplete|inputMode|lang|dir|src|sizes|media|method|action|value|kind|look|tone|size|width|form|variant|code|locale|as|target|within|mode|align|preserveAspectRatio|level|of|htmlFor|translate|property|crossOrigin|pattern|at|for|datetime|content|httpEquiv|path|file|purpose)$/i

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
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const words: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) words.push(...runsOf(node.children))
    if (isWordless(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) words.push(node.text)
    if (ts.isTemplateExpression(node)) words.push(patternOf(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return words.filter(isProse).map((text) => ({ file, text }))
}

/** Side by side in one element, pieces are one text; what is put in between is `{}`. */
function runsOf(children: ts.NodeArray<ts.JsxChild>): string[] {
  const runs: string[] = []
  let run: string | null = null
  for (const child of children) {
    const piece = pieceOf(child)
    if (piece === null) {
      if (run !== null) runs.push(run)
      run = null
    } else run = `${run ?? ''}${piece}`
  }
  return [...runs, run ?? ''].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '{}')
}

function pieceOf(child: ts.JsxChild): string | null {
  if (ts.isJsxText(child)) return jsxText(child.text)
  if (!ts.isJsxExpression(child)) return null
  const { expression } = child
  if (!expression) return ''
  return ts.isStringLiteral(expression) ? expression.text : '{}'
}

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

const patternOf = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')

function isWordless(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return wordless.test(node.name.getText())
  if (ts.isPropertyAssignment(node)) return wordless.test(node.name.getText().replaceAll(/['"]/g, ''))
  if (ts.isCallExpression(node)) return /^(classNames|console\.|import|fetch|new URL)/.test(node.expression.getText())
  return false
}

/** A sentence, a heading, a word on a button: it begins like one, and it is no code. */
function isProse(text: string): boolean {
  const clean = text.replaceAll('{}', ' ').trim()
  if (!/\p{L}{2}/u.test(clean) || /[_=<>|#]|\/\w|\w\/|^\W*[a-z]+[A-Z]|https?:|@/.test(clean)) return false
  if (/^[a-z][\w-]*$/.test(clean) || /^[\w-]+(--?[\w-]+)+$/.test(clean)) return false
  // Names of components and keys.
  if (/^(?:[A-Z][a-z]+){2,}$|^(?:Backspace|Escape)$/.test(clean)) return false
  return /^\p{Lu}\p{Ll}+|^[\p{Lu}\p{Nd}\p{Ll}].*\s\p{L}/u.test(clean) || /\s/.test(clean)
}
