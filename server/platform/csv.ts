/** platform: tables for spreadsheets (RFC 4180), in which no cell is a formula. */

/** What spreadsheets take for the beginning of a formula (OWASP, CSV injection). */
const dangerous = /^[=+\-@\t\r\n]/

function cell(value: string): string {
  const safe = dangerous.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of cells, the names of the columns first. With a byte order mark, so that spreadsheets read it as UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\u{FEFF}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
