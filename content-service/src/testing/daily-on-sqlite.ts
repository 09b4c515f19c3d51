// Marks a test file that vitest.postgres.config.ts runs only in `npm run test:long`: it tests what the service does with
// documents, independent of the database. Queries, migrations, transactions and locks are tested on both each time.
export {}
