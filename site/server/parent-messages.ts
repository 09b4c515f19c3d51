/** What a process that started this one may ask of it over its channel. */
const forgetMessage = 'forget'

/**
 * Lets the process that started this one, and nobody else, have everything forgotten: a test that takes content away
 * must not be shown what a test before it had.
 */
export function obeyParent(forget: () => void): void {
  if (process.send === undefined) return
  process.on('message', (message) => {
    if (message === forgetMessage) forget()
  })
  // The channel alone keeps no process running.
  process.channel?.unref()
}
