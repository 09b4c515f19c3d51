/** Runs once when the server starts, so that the first request finds everything ready. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { getPayload } = await import('payload')
  const { default: config } = await import('./payload.config.ts')
  const { answerReading } = await import('./api/answer-reading.ts')
  const { closeDatabase } = await import('./database/database.ts')
  const { runJobs } = await import('./jobs/run-jobs.ts')
  const { countStored } = await import('./metrics/stored.ts')
  const { sharedLimits } = await import('./shared-limits.ts')
  const { bridge } = await import('./server/bridge.ts')
  const { isSignedIn } = await import('./users/is-signed-in.ts')
  const payload = await getPayload({ config })
  const { stop } = runJobs(payload)
  const close = async () => {
    await sharedLimits.close()
    await closeDatabase(payload)
  }
  Object.assign(bridge(), {
    answerReading: answerReading(payload),
    isSignedIn: isSignedIn(payload),
    countStored: () => countStored(payload),
    stop,
    close,
  })
}
