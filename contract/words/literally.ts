/** contract: a text as a regular expression that finds just that text, with whatever flags. */

export const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
