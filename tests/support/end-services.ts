// Vitest ends a worker by SIGTERM, upon which Node would not emit `exit`: the services of a test that failed would stay.
process.once('SIGTERM', () => process.exit())
