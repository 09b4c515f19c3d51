import { setTimeout as wait } from 'node:timers/promises'
import type { Editor } from '../../support/editor.ts'

const pauseMs = 700

/**
 * Sends messages through the form until `isOver`.
 *
 * @returns the messages for which the site reported success, and the number for which it reported an error
 */
export async function sendOnAndOn(origin: string, isOver: () => boolean) {
  const acknowledged: string[] = []
  let failed = 0
  for (let index = 0; !isOver(); index += 1) {
    const message = `Pesan ${index}.`
    const body = new URLSearchParams({ name: 'Sari', email: 'sari@pembeli.example', message })
    const response = await fetch(`${origin}/kontak`, { method: 'POST', body })
    const isSent = (await response.text()).includes('Pesan berhasil dikirim!')
    if (isSent) acknowledged.push(message)
    else failed += 1
    await wait(pauseMs)
  }
  return { acknowledged, failed }
}

/** Returns the messages that the inbox does not contain exactly once. */
export async function lostOrDoubled(messages: readonly string[], { ask }: Editor) {
  const response = await ask('/messages?pagination=false&depth=0')
  const { docs }: { docs: { message: string }[] } = await response.json()
  return messages.filter((sent) => docs.filter(({ message }) => message === sent).length !== 1)
}
