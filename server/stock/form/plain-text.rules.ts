/** stock: descriptions as they are typed and as they are stored: paragraphs, line breaks, nothing else. */
import { decodeHTML } from 'entities'
import { textAsHtml } from '#contract/words/text-as-html.ts'

/** An empty line parts paragraphs; a new line within one stays. */
export const asHtml = (text: string): string =>
  text
    .trim()
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${textAsHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

/**
 * HTML of the small allowed set as somebody would type it;
 * emphasis is lost, items of lists begin with a dash.
 */
export const asPlainText = (html: string): string =>
  decodeHTML(
    html
      .replaceAll(/<br>/g, '\n')
      .replaceAll(/<li>/g, '\n– ')
      .replaceAll(/<\/(?:p|ul|ol)>/g, '\n\n')
      .replaceAll(/<[^>]*>/g, ''),
  )
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
