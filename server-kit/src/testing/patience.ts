/** The time limit of a test, in milliseconds: long enough for a busy machine, short enough to end a test that hangs. */
export const patience = { testTimeout: 120_000, hookTimeout: 180_000 } as const
