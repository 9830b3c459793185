/** web/portal/editing: a picture goes into Markdown as a paragraph of its own; pure. */

/** The text with the picture after the paragraph in which the caret is, ready for a caption. */
export function withPicture(text: string, caret: number, key: string): string {
  const end = text.indexOf('\n\n', caret)
  const at = end < 0 ? text.length : end
  const before = text.slice(0, at).trimEnd()
  const after = text.slice(at).trimStart()
  const figure = `![](picture:${key})`
  return [before, figure, after].filter(Boolean).join('\n\n')
}
