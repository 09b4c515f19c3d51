/** Starts the site; an error is printed as one sentence and ends the process with status 1. */
export async function startOrEnd(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
