/** Set by `npm run test:long`: tests that run a few rounds in `npm test` then run at full length. */
export const isLongRun = process.env.LONG_TESTS === 'true'
