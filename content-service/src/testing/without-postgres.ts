import { expect, test } from 'vitest'

// Stands for the whole suite where this machine has no PostgreSQL. A pipeline may not leave it out.
test.skipIf(!process.env.CI)('the integration suite on PostgreSQL', () => {
  expect.fail('PostgreSQL is not installed; on Debian: apt-get install postgresql')
})
