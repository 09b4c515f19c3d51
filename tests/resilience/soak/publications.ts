import { setTimeout as wait } from 'node:timers/promises'
import type { Editor } from '../../support/editor.ts'

type PublishOptions = {
  origin: string
  editor: Editor
  isOver: () => boolean
  /** Whether the content service is stopped. */
  isDown: () => boolean
  /** The duration of the soak. */
  seconds: number
}

const publications = 12
const pollMs = 50
const longestMs = 60_000

/**
 * Changes a business at intervals, and waits each time until the site shows the change.
 *
 * @returns the time that each change took, in milliseconds
 * @throws {Error} when a change does not appear
 */
export async function publish(options: PublishOptions): Promise<number[]> {
  const { origin, editor, isOver, isDown, seconds } = options
  const { docs }: { docs: { id: number }[] } = await (
    await editor.ask('/businesses?limit=1')
  ).json()
  const times: number[] = []
  for (let count = 1; !isOver(); count += 1) {
    await wait((seconds * 1000) / publications)
    if (isDown() || isOver()) continue
    const description = `Diterbitkan ke-${count}.`
    const response = await editor
      .ask(`/businesses/${docs[0]?.id}?locale=id`, {
        method: 'PATCH',
        body: JSON.stringify({ description }),
      })
      // The service has been stopped meanwhile.
      .catch(() => null)
    if (response?.ok) times.push(await untilShown(`${origin}/bisnis`, description))
  }
  return times
}

async function untilShown(address: string, text: string): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const isShown = (await (await fetch(address)).text()).includes(text)
    const ms = Math.round(performance.now() - startedAt)
    if (isShown) return ms
    if (ms > longestMs) throw new Error(`"${text}" is not on the site after ${ms} ms`)
    await wait(pollMs)
  }
}
