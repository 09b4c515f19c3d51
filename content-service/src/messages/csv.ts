/** What a spreadsheet takes for the beginning of a formula. */
const formulaStart = /^\s*[=+\-@\t\r]/

/**
 * A table as CSV (RFC 4180), with the mark by which Excel knows UTF-8. Visitors write the cells: one
 * that a spreadsheet would compute is led by an apostrophe, which makes it a text.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
