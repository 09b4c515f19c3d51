/** Set by `npm run test:long`, for which what a daily run proves with a few rounds is repeated at full length. */
export const isLongRun = process.env.LONG_TESTS === 'true'
