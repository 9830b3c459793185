/**
 * tests: what in the program's text is read by machines only: by where it
 * stands, by how it looks, or because it says so.
 */
import ts from 'typescript'

/** Attributes of HTML that a person reads or hears. */
export const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

/** Properties and props with blanks or capitals in them that are for browsers and programs. */
const machineNames =
  /^['"]?(?:class\w*|\w*Class(?:Name)?|style|d|viewBox|transform|points|srcSet|sizes|media|type|key|code|path|to|href|src|pattern|allow|sandbox|rel|property|itemType|@type|authorization|cache-control|transition|font\w*|grid\w*|autoComplete|strokeDasharray)['"]?$/

/** Calls that a person never reads of: what is thrown and logged, and what browsers are told. */
const machineCalls =
  /^(?:console\.\w+|classNames|matchMedia|window\.matchMedia|fetch|z\.\w+\.describe|(?:[A-Z]\w*)?Error|RegExp|URL|createContext|defineJob|deferredPart|Symbol|(?:[\w?()!]+\.)+(?:querySelector|querySelectorAll|closest|matches|split|join|replace|replaceAll|startsWith|endsWith|includes|indexOf|has|get|getAttribute|addEventListener|removeEventListener|getPropertyValue|setProperty|createElement|createElementNS|getContext|dispatchEvent))$/

/** Elements whose words stay as they are in every language (web/translation/sheet.ts). */
const keptElements = /^(?:bdi|code|kbd|pre|samp|script|style|var)$/

/** What a comment in front of something says, when its words stay as they are in every language. */
const keptMark = /translate="no"/
const readMark = /translate="yes"/

/** Whether nothing inside can be words, because of where it stands. */
export function isMachineRead(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isCaseClause(node.parent)) {
    return !ts.isStatement(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
  }
  if (ts.isJsxAttribute(node)) return isMachineAttribute(node)
  // The summary of a call stands in the documentation of the API, which is English.
  if (ts.isPropertyAssignment(node))
    return node.name.getText() === 'summary' || machineNames.test(node.name.getText()) || isNameOfPlace(node)
  return isTold(node) || isCompared(node) || isName(node) || isClass(node)
}

function isMachineAttribute(node: ts.JsxAttribute): boolean {
  const name = node.name.getText()
  const element = node.parent.parent.tagName.getText()
  return /^[a-z]/.test(element) ? !readAttributes.has(name) : machineNames.test(name)
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
])

/** `fetch('this one')`; what a call is given to do is read like any program. */
function isTold(node: ts.Node): boolean {
  const call = node.parent
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return false
  if (node === call.expression || ts.isFunctionLike(node)) return false
  return machineCalls.test(call.expression.getText()) && !isMarkedRead(call, call.getSourceFile().text)
}

/** `kind === 'this one'`. */
const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind)

/** `words['this one']`, `{ 'this one': 1 }`. */
const isName = (node: ts.Node): boolean =>
  (ts.isElementAccessExpression(node.parent) && node.parent.argumentExpression === node) ||
  (ts.isStringLiteral(node) && 'name' in node.parent && node.parent.name === node)

/** `{ name: 'Belastingdienst', url: '…' }`: what a link leads to has the name it has there. */
const isNameOfPlace = ({ name, parent }: ts.PropertyAssignment): boolean =>
  name.getText() === 'name' && parent.properties.some((one) => one.name?.getText() === 'url')

/** `element.className = 'this one'`. */
const isClass = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  /\.(?:className|cssText|allow|rel)$/.test(node.left.getText())

/**
 * Whether the program says that words stay as they are:
 * `translate="no"`, an element for it, or a comment in front.
 */
export function isKept(node: ts.Node, text: string): boolean {
  if (ts.isJsxElement(node)) return isKeptElement(node.openingElement)
  if (ts.isJsxSelfClosingElement(node)) return isKeptElement(node)
  return hasMark(node, text, keptMark)
}

function isKeptElement({ tagName, attributes }: ts.JsxOpeningLikeElement): boolean {
  if (keptElements.test(tagName.getText())) return !/translate="yes"/.test(attributes.getText())
  return attributes.properties.some((one) => {
    if (!ts.isJsxAttribute(one)) return false
    const name = one.name.getText()
    const value = one.initializer?.getText() ?? ''
    // What a part does with it is its own business: a field leaves what is typed, not what it is called.
    if (!/^[a-z]/.test(tagName.getText())) return false
    return name === 'translate' ? value === '"no"' : name === 'lang' && value !== '"en"'
  })
}

/** Whether a comment in front says that even one small word is read by people. */
export const isMarkedRead = (node: ts.Node, text: string): boolean => hasMark(node, text, readMark)

function hasMark(node: ts.Node, text: string, mark: RegExp): boolean {
  if (!ts.isStatement(node) && !ts.isPropertyAssignment(node) && !ts.isExpression(node)) return false
  const before = ts.getLeadingCommentRanges(text, node.pos) ?? []
  const comments = [...before, ...(ts.getTrailingCommentRanges(text, node.pos) ?? [])]
  return comments.some(({ pos, end }) => mark.test(text.slice(pos, end)))
}

/** Words that look like none: one small word is read only where its place says so (`isSure`). */
export function isProse(text: string, isSure: boolean): boolean {
  const clean = text.replaceAll(/\{#?\}/g, ' ').trim()
  if (!/\p{L}{2}/u.test(clean.replaceAll(/&\w+;/g, ''))) return false
  if (
    /^[a-z]{2}-[A-Z]{2}$|^[A-Z]\w+Array$|^Bearer$|^\w+(?:[.:](?:\w|\{#?\})+)+\.?$|--|\{#?\}px\b/.test(clean)
  )
    return false
  // Signs of code: selectors, queries, calls; in a single word also addresses, paths and names of variables.
  if (/[_=<>|]|https?:|^[\w-]+\(|^\(?[\w-]+: /.test(clean) && !/[.?!…]$/.test(clean) && /^[^A-Z]/.test(clean))
    return false
  if (/^[/©]/.test(clean)) return false
  if (!/\s/.test(text.trim()) && /[_=<>|#/@:]|[a-z][A-Z]|^\.\w|\w\.\w/.test(clean)) return false
  // Codes of countries, currencies and units side by side.
  if (/^[A-Z]{2,3}(?: [A-Z]{2,3})*$/.test(clean)) return false
  if (isSure) return true
  return /^\p{Lu}\p{Ll}|\s/u.test(text.trim()) && !/^[\w-]+(?:--?[\w-]+)+$/.test(clean)
}
