/** A test that hangs is ended; one on a machine that does everything else at once is not. In milliseconds. */
export const patience = { testTimeout: 120_000, hookTimeout: 180_000 } as const
