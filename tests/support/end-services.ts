// Vitest ends a worker with SIGTERM. By default Node would not emit `exit`, and services of a failed test would keep
// running.
process.once('SIGTERM', () => process.exit())
