/** main: rules of our own for oxlint: one assignment a line, and no value asserted to be something by way of `unknown`. */
import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
/** As much of a syntax tree as the rules look at. */
type Node = { type: string; expression?: unknown; elements?: unknown }

const typeWrappers = new Set([
  'TSAsExpression',
  'TSTypeAssertion',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
])

const withoutParentheses = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ? withoutParentheses(node.expression as Node) : node

/** The value itself, inside of parentheses and of whatever is said about its type. */
function valueOf(node: Node): Node {
  const inner = withoutParentheses(node)
  return typeWrappers.has(inner.type) ? valueOf(inner.expression as Node) : inner
}

/** Whether names in brackets get what is listed in brackets; a copy of something else (`[...set]`) is no list. */
function isParallel(target: Node, value: Node | null): boolean {
  if (value === null || target.type !== 'ArrayPattern') return false
  const { type, elements } = valueOf(value)
  return type === 'ArrayExpression' && (elements as Node[]).some((one) => one.type !== 'SpreadElement')
}

/** `const [a, b] = [x, y]` is two assignments that have to be read criss-cross. */
const parallelAssignment: Rule = {
  meta: { messages: { split: 'Assign each by itself, one in a line.' } },
  create: ({ report }) => ({
    VariableDeclarator: (node) => {
      if (isParallel(node.id, node.init)) report({ node, messageId: 'split' })
    },
    AssignmentExpression: (node) => {
      if (isParallel(node.left, node.right)) report({ node, messageId: 'split' })
    },
  }),
}

const isAssertion = (node: Node): boolean => node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion'

/** After `x as unknown as T` nothing is left that checks whether an x can be a T. */
const doubleAssertion: Rule = {
  meta: { messages: { once: 'Give the value its type where it is made, or narrow it by looking at it.' } },
  create: ({ report }) => ({
    TSAsExpression: (node) => {
      if (isAssertion(withoutParentheses(node.expression))) report({ node, messageId: 'once' })
    },
    TSTypeAssertion: (node) => {
      if (isAssertion(withoutParentheses(node.expression))) report({ node, messageId: 'once' })
    },
  }),
}

export default {
  meta: { name: 'house' },
  rules: { 'parallel-assignment': parallelAssignment, 'double-assertion': doubleAssertion },
}
