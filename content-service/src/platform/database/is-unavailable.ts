/**
 * Of SQLSTATE the classes of connections, of too few resources and of what an operator does (a restart, a statement that took too
 * long); of Node what a network says; of SQLite a file that another process holds or a disk that is full.
 */
const codes =
  /^(08|53|57)[0-9A-Z]{3}$|^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|SQLITE_(BUSY|LOCKED|FULL|IOERR)\w*)$/

/** What pg and our own lock of SQLite say without a code. */
const sentences =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|The database was busy for|Cannot use a pool after)/

/** Causes of causes that are looked at: an error may be its own. */
const maxDepth = 8

/** Whether something failed because the database could not be reached or was busy for too long: it may be tried again. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > maxDepth) return false
  if ('code' in error && codes.test(String(error.code))) return true
  if (sentences.test(error.message)) return true
  // Node tries each address of a host and reports all of them together.
  const parts = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...parts].some((part) => isDatabaseUnavailable(part, depth + 1))
}
