const limitMs = 15_000

/**
 * Creates a lock that admits one holder at a time, in the order of requests.
 *
 * @param timeoutMs the longest wait for the lock
 * @returns a function that acquires the lock and returns a function that releases it; it throws after the limit
 */
export function createMutex(timeoutMs = limitMs): () => Promise<() => void> {
  let last = Promise.resolve()

  return async () => {
    const previous = last
    const { promise, resolve: release } = Promise.withResolvers<void>()
    last = promise
    const { promise: tooLong, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => reject(new Error(`The database was busy for ${timeoutMs} ms.`)),
      timeoutMs,
    )
    try {
      await Promise.race([previous, tooLong])
      return release
    } catch (error) {
      void previous.then(release)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}
