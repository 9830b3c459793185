/** web/pages: the pages that apps embed: the same content without header, sidebar and footer. */
export const handle = { frame: 'none' }
