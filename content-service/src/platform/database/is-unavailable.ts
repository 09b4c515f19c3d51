/**
 * SQLSTATE classes 08 (connection), 53 (insufficient resources) and 57 (operator intervention: a restart, a slow
 * statement); Node's network errors; SQLite's errors for a locked file or a full disk.
 */
const codes =
  /^(08|53|57)[0-9A-Z]{3}$|^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|SQLITE_(BUSY|LOCKED|FULL|IOERR)\w*)$/

/** The messages of errors without a code, from pg and from our own SQLite lock. */
const sentences =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|The database was busy for|Cannot use a pool after)/

/** The number of nested causes to follow: an error may be its own cause. */
const maxDepth = 8

/** Whether an error means that the database was unreachable or busy for too long, and a retry may succeed. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > maxDepth) return false
  if ('code' in error && codes.test(String(error.code))) return true
  if (sentences.test(error.message)) return true
  // Node tries each address of a host and reports their errors together.
  const parts = error instanceof AggregateError ? error.errors : []
  return [error.cause, ...parts].some((part) => isDatabaseUnavailable(part, depth + 1))
}
