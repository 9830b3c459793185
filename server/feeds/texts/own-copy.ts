/** feeds: texts that outlive the piece of the file they were cut from. */

/** Shorter ones the engine copies anyway. */
const shortest = 13

/**
 * The same with texts in memory of their own. A part of a longer text points into it and holds all of it:
 * whoever keeps one id of each piece of a file keeps the file.
 */
export function withOwnTexts<T extends object>(of: T): T {
  const own = Object.entries(of).map(([key, value]: [string, unknown]) =>
    typeof value === 'string' && value.length >= shortest
      ? [key, Buffer.from(value).toString()]
      : [key, value],
  )
  return Object.fromEntries(own) as T
}
