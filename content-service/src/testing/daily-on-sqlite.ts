// Marks a test file that vitest.postgres.config.ts runs in `npm run test:long` only: it proves what the service does with
// documents, whatever database it reads them from. Queries, migrations, transactions and locks run on both each time.
export {}
