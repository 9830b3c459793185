/** web/portal: days in addresses. */

/** A day as `YYYY-MM-DD`; undefined for anything else. */
export const readDay = (asked: string | null): string | undefined =>
  asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined
