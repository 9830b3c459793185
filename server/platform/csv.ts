/** platform: tables for spreadsheets (RFC 4180), in which no cell is a formula. */

/** What spreadsheets take for the beginning of a formula (OWASP, CSV injection). */
const dangerous = /^[=+\-@\t\r\n]/
/** What they skip before it: blanks, marks without width, control characters. */
const unseen = /^[\s\p{Cf}\p{Cc}]+/u

/** East Asian programs read `＝` as `=`: what is compatible with a dangerous sign (Unicode, NFKC) is one. */
function computes(value: string): boolean {
  const first = value.replace(unseen, '').slice(0, 1)
  return dangerous.test(value) || dangerous.test(first.normalize('NFKC')) || first === '\u2212'
}

function cell(value: string): string {
  const safe = computes(value) ? `'${value}` : value
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of cells as lines, to go on with a table. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/**
 * A table: rows of cells, the names of the columns first. With a byte order
 * mark, so that spreadsheets read it as UTF-8.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string => `\u{FEFF}${csvLines(rows)}`
