/** contract: text of content without its elements, for descriptions and for searching. */
import type { Prose } from './content.ts'

/** Words of neighbouring elements stay apart. */
export const plainText = (prose: readonly Prose[]): string =>
  prose
    .map((one) =>
      typeof one === 'string'
        ? one
        : /^(?:a|em|strong|code)$/.test(one.tag)
          ? plainText(one.children)
          : ` ${plainText(one.children)} `,
    )
    .join('')
    .replace(/\s+/g, ' ')
