import { expect, test } from 'vitest'

// Replaces the whole suite on a machine without PostgreSQL. In CI it fails: the suite must run there.
test.skipIf(!process.env.CI)('the integration suite on PostgreSQL', () => {
  expect.fail('PostgreSQL is not installed; on Debian: apt-get install postgresql')
})
