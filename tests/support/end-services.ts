// Vitest ends a worker by SIGTERM. Node would then not emit `exit`, and services of a failed test would keep running.
process.once('SIGTERM', () => process.exit())
