/**
 * tests: which texts an expression of the program can come to; `{}` stands
 * where something is put in, `{#}` for a number.
 */
import ts from 'typescript'

/** What stands for whatever the program puts in, and for a number. */
export const hole = '{}'
const number = '{#}'

/** More versions of one sentence than this are no sentence: whatever varies is put in. */
const mostVersions = 64

/** Constants of a file by name, as far as they hold texts. */
export type Constants = ReadonlyMap<string, ts.Expression>

/** Every constant of the file whose name is declared once, and what it is set to. */
export function constantsOf(source: ts.SourceFile): Constants {
  const found = new Map<string, ts.Expression | null>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && isConst(node))
      found.set(node.name.text, found.has(node.name.text) ? null : node.initializer)
    if (ts.isParameter(node) && ts.isIdentifier(node.name)) found.set(node.name.text, null)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return new Map([...found].filter((entry): entry is [string, ts.Expression] => entry[1] !== null))
}

const isConst = ({ parent }: ts.VariableDeclaration): boolean =>
  ts.isVariableDeclarationList(parent) && (parent.flags & ts.NodeFlags.Const) !== 0

/**
 * Every text the expression can come to, or null when it is no text as far as one can see. What was read on
 * the way is noted in `consumed`, so that nobody takes a piece of a sentence for a sentence.
 */
export function textsOf(node: ts.Expression, constants: Constants, consumed: Set<ts.Node>): string[] | null {
  const read = (inner: ts.Expression) => textsOf(inner, constants, consumed)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return read(node.expression)
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    consumed.add(node)
    return [node.text]
  }
  if (ts.isTemplateExpression(node)) return templateTexts(node, read, consumed)
  if (ts.isConditionalExpression(node)) return eitherOf(read(node.whenTrue), read(node.whenFalse))
  if (ts.isBinaryExpression(node)) return binaryTexts(node, read)
  if (ts.isCallExpression(node)) return helperTexts(node, read, consumed)
  if (ts.isIdentifier(node)) return constantTexts(node, constants)
  return node.kind === ts.SyntaxKind.NullKeyword || isUndefined(node) ? [''] : null
}

const isUndefined = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'undefined'

type Read = (node: ts.Expression) => string[] | null

function templateTexts(node: ts.TemplateExpression, read: Read, consumed: Set<ts.Node>): string[] {
  consumed.add(node)
  return node.templateSpans.reduce(
    (texts, { expression, literal }) =>
      joined(joined(texts, read(expression) ?? [holeFor(expression)]), [literal.text]),
    [node.head.text],
  )
}

/** What is put in by a formatter of numbers, or counts something, is a number. */
export const holeFor = (node: ts.Expression): string =>
  /(?:^|\.)(?:number|count)\([^()]*(?:\([^()]*\))?[^()]*\)$|\.length$|^(?:count|total)$/.test(node.getText())
    ? number
    : hole

/** Either of two; what only one of them says is put in by whoever knows the other. */
function eitherOf(one: string[] | null, other: string[] | null): string[] | null {
  if (one === null && other === null) return null
  return [...new Set([...(one ?? [hole]), ...(other ?? [hole])])]
}

function binaryTexts({ left, operatorToken, right }: ts.BinaryExpression, read: Read): string[] | null {
  const { kind } = operatorToken
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    const texts = read(right)
    return texts && ['', ...texts]
  }
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
    return eitherOf(read(left), read(right))
  if (kind !== ts.SyntaxKind.PlusToken) return null
  const pieces = [read(left), read(right)]
  return pieces.every((piece) => piece === null) ? null : joined(pieces[0] ?? [hole], pieces[1] ?? [hole])
}

/** What `daysAgo` of web/platform can say; interface-words.test.ts compares. */
export const agoTexts = ['today', 'yesterday', '{#} days ago', '{#} months ago', '{#} years ago']

/** `plural(count, 'home')`: `{#} home`, `{#} homes`; `format.ago(day)`: `today`, `{} days ago`. */
function helperTexts(node: ts.CallExpression, read: Read, consumed: Set<ts.Node>): string[] | null {
  const { expression } = node
  const [, one, many] = node.arguments
  const name = expression.getText()
  if (name.endsWith('.ago')) return agoTexts
  if (!/(?:^|\.)plural$/.test(name) || !one) return null
  consumed.add(node)
  const single = read(one) ?? [hole]
  const several = many ? (read(many) ?? [hole]) : single.map((word) => `${word}s`)
  return [...new Set([...single, ...several])].map((word) => `${number} ${word}`)
}

/** A constant's own texts; it is still read where it stands, as a sentence of its own, if it is one. */
function constantTexts(node: ts.Identifier, constants: Constants): string[] | null {
  const value = constants.get(node.text)
  if (!value) return isUndefined(node) ? [''] : null
  const others = new Map([...constants].filter(([name]) => name !== node.text))
  return textsOf(value, others, new Set())
}

/** Every beginning with every end; when that is too much, something is put in. */
export function joined(beginnings: string[], ends: string[]): string[] {
  if (beginnings.length * ends.length > mostVersions) return joined(beginnings, [hole])
  return beginnings.flatMap((beginning) => ends.map((end) => beginning + end))
}
