/** contract: words: plain text among the tags of a description. */

/**
 * For what stands between tags, not in attributes: the signs that
 * would begin a tag, or an entity, as entities.
 */
export const textAsHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
