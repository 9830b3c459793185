/**
 * main: rules of our own for oxlint: one assignment a line, and no value
 * asserted to be something by way of `unknown`.
 */

import { commentColumns } from './comment-columns.mjs'

/** @typedef {import('oxlint/plugins-dev').RuleTester} RuleTester */
/** @typedef {Parameters<RuleTester['run']>[1]} Rule */

const typeWrappers = new Set([
  'TSAsExpression',
  'TSTypeAssertion',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
])

const withoutParentheses = (node) =>
  node.type === 'ParenthesizedExpression' ? withoutParentheses(node.expression) : node

/** The value itself, inside of parentheses and of whatever is said about its type. */
function valueOf(node) {
  const inner = withoutParentheses(node)
  return typeWrappers.has(inner.type) ? valueOf(inner.expression) : inner
}

/**
 * Whether names in brackets get what is listed in brackets; a copy of something else (`[...set]`) is no list.
 */
function isParallel(target, value) {
  if (value === null || target.type !== 'ArrayPattern') return false
  const { type, elements } = valueOf(value)
  return type === 'ArrayExpression' && elements.some((one) => one?.type !== 'SpreadElement')
}

/**
 * `const [a, b] = [x, y]` is two assignments that have to be read criss-cross.
 * @type {Rule}
 */
const parallelAssignment = {
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

const isAssertion = ({ type }) => type === 'TSAsExpression' || type === 'TSTypeAssertion'

/**
 * After `x as unknown as T` nothing is left that checks whether an x can be a T.
 * @type {Rule}
 */
const doubleAssertion = {
  meta: { messages: { once: 'Give the value its type where it is made, or narrow it by looking at it.' } },
  create: ({ report }) => {
    const check = (node) => {
      if (isAssertion(withoutParentheses(node.expression))) report({ node, messageId: 'once' })
    }
    return { TSAsExpression: check, TSTypeAssertion: check }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    'parallel-assignment': parallelAssignment,
    'double-assertion': doubleAssertion,
    'comment-columns': commentColumns,
  },
}
