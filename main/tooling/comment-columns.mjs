/**
 * main: a rule of our own for oxlint: comments end at a column too, which no
 * formatter sees to; `--fix` breaks their lines.
 */

/** @typedef {import('oxlint/plugins-dev').RuleTester} RuleTester */
/** @typedef {Parameters<RuleTester['run']>[1]} Rule */

/** As wide as `printWidth` of the formatter. */
const columns = 110

/** What programs read rather than people is never broken: directives, types in JSDoc. */
const directive =
  /prettier-ignore|@type|@typedef|@ts-|oxlint-|eslint-|@vite|@__PURE__|@vitest|biome-|^#!|sourceMappingURL/
/**
 * Points of a list, tags and quoted text begin something new: nothing
 * from the line before is put in front of them.
 */
const ownLine = /^(?:[-*|#@>•]\s|@|\d+[.)]\s|[A-Z]\w*:\s)/
/** After one of these something new begins, too. */
const ended = /[.:;!?]['")]*$/

const widthOf = (text) => [...text].length
const isTooWide = (line) =>
  widthOf(line) > columns && /\S\s+\S/.test(line.trim().replace(/^(?:\/\*+|\/\/+|\*)\s*/, ''))

/** Breaks words into lines of at most so many columns; a word that is wider by itself stays whole. */
function broken(words, width) {
  const lines = []
  let line = ''
  for (const word of words) {
    if (line && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}

/** The same in as many lines, but none of them ends with a word or two by themselves. */
function balanced(words, width) {
  const lines = broken(words, width)
  for (let narrower = width - 2; widthOf(lines.at(-1)) < width * 0.4 && narrower > width / 2; narrower -= 2) {
    const others = broken(words, narrower)
    if (others.length > lines.length) break
    lines.splice(0, lines.length, ...others)
  }
  return lines
}

/** Whether the next line goes on with the sentence of this one. */
const goesOn = (line, next) =>
  next.trim() !== '' &&
  /^\s*/.exec(next)[0].length >= /^\s*/.exec(line)[0].length &&
  !ownLine.test(next.trim()) &&
  (!ended.test(line) || /^[a-z]/.test(next.trim()))

/**
 * Lines of prose of which none is wider than so many columns: a sentence
 * that is wider is broken again up to its end.
 */
function narrowed(lines, width) {
  const told = []
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at]
    const sentence = [first]
    while (at + 1 < lines.length && goesOn(lines[at], lines[at + 1])) sentence.push(lines[++at])
    if (sentence.every((line) => widthOf(line) <= width)) {
      told.push(...sentence)
      continue
    }
    const [indent, marker] = /^\s*((?:[-*•]|\d+[.)])\s+)?/.exec(first)
    const hang = marker ? ' '.repeat(indent.length) : indent
    const words = sentence.join(' ').slice(indent.length).trim().split(/\s+/)
    const parts = balanced(words, width - indent.length)
    told.push(...parts.map((part, nth) => (nth ? hang : indent) + part))
  }
  return told
}

/** A comment between marks that stands by itself, as it is written over several lines. */
function blockOf(value, indent, inMarkup) {
  const isDoc = value.startsWith('*')
  const body = (isDoc ? value.slice(1) : value).split('\n')
  const lines = body.map((line, at) => (at ? line.replace(/^\s*\*? ?/, '') : line.trim()).trimEnd())
  while (lines.length && !lines[0]) lines.shift()
  while (lines.length && !lines.at(-1)) lines.pop()
  if (!isDoc || inMarkup) {
    const told = narrowed(lines, columns - indent.length - 6)
    return `/* ${told.join(`\n${indent}   `)} */`
  }
  const told = narrowed(lines, columns - indent.length - 3)
  return `/**\n${told.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */`
}

const linesOf = (text, { start, end }) => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const to = text.indexOf('\n', end)
  return { from, to: to < 0 ? text.length : to }
}

/** Runs of `//` that stand by themselves in lines that follow each other count as one. */
function grouped(comments, text) {
  const groups = []
  for (const comment of comments) {
    const { from } = linesOf(text, comment)
    const isAlone = text.slice(from, comment.start).trim() === ''
    const last = groups.at(-1)
    const follows =
      last?.isAlone &&
      isAlone &&
      comment.type === 'Line' &&
      last.parts[0].type === 'Line' &&
      /^\n[ \t]*$/.test(text.slice(last.parts.at(-1).end, comment.start))
    if (follows) last.parts.push(comment)
    else groups.push({ isAlone, parts: [comment] })
  }
  return groups
}

/** What replaces a comment that is too wide, or null where only a person can tell. */
function mended({ isAlone, parts }, text) {
  const first = parts[0]
  const start = first.start
  const end = parts.at(-1).end
  const { from, to } = linesOf(text, { start, end })
  const before = text.slice(from, start)
  const after = text.slice(end, to)
  const indent = /^\s*/.exec(before)[0]
  const line = (value, at) =>
    narrowed(value, columns - at.length - 3)
      .map((one) => `// ${one}`.trimEnd())
      .join(`\n${at}`)
  if (isAlone && first.type === 'Line')
    return {
      range: [start, end],
      text: line(
        parts.map(({ value }) => value.replace(/^ /, '')),
        indent,
      ),
    }
  if (isAlone && after.trim() === '')
    return { range: [start, end], text: blockOf(first.value, indent, false) }
  if (before.trim() === '{' && after.trim() === '}') {
    const inner = `${indent} `
    return { range: [start, end], text: blockOf(first.value, inner, true) }
  }
  // After code: it moves to a line above, unless that may be in the middle of a text.
  if (after.trim() !== '' || before.includes('`') || /^[)}\]]/.test(before.trim())) return null
  const value = first.type === 'Line' ? [first.value.trim()] : null
  const moved = value ? line(value, indent) : blockOf(first.value, indent, false)
  return { range: [from + indent.length, end], text: `${moved}\n${indent}${before.trim()}` }
}

/**
 * A comment that is wider than the page is read by nobody to its end.
 * @type {Rule}
 */
export const commentColumns = {
  meta: { fixable: 'code', messages: { wide: `Break this comment: its lines end at column ${columns}.` } },
  create: (context) => ({
    Program: () => {
      const text = context.sourceCode.getText()
      for (const group of grouped(context.sourceCode.getAllComments(), text)) {
        const start = group.parts[0].start
        const end = group.parts.at(-1).end
        const { from } = linesOf(text, { start, end })
        const lines = text.slice(from, end).split('\n')
        if (!lines.some(isTooWide) || directive.test(text.slice(start, end))) continue
        const fix = mended(group, text)
        context.report({
          loc: {
            start: context.sourceCode.getLocFromIndex(start),
            end: context.sourceCode.getLocFromIndex(end),
          },
          messageId: 'wide',
          ...(fix && { fix: (fixer) => fixer.replaceTextRange(fix.range, fix.text) }),
        })
      }
    },
  }),
}
