/** web/portal: days in addresses. */

/** A day as `YYYY-MM-DD`; undefined for anything else. */
export const readDay = (asked: string | null): string | undefined =>
  asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined

/** A day, or a moment in UTC as the dashboard names the beginning of an hour; undefined for anything else. */
export const readSince = (asked: string | null): string | undefined =>
  readDay(asked) ??
  (asked !== null &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(asked) &&
  !Number.isNaN(Date.parse(asked))
    ? asked
    : undefined)
