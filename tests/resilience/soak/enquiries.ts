import { setTimeout as wait } from 'node:timers/promises'
import type { Editor } from '../../support/editor.ts'

const pauseMs = 700

/**
 * Sends messages by the form until it is over, and then looks for them in the inbox.
 *
 * @returns how many visitors were told are sent or are not; and those told of that are missing or doubled
 */
export async function sendOnAndOn(origin: string, editor: Editor, isOver: () => boolean) {
  const acknowledged: string[] = []
  let refused = 0
  for (let index = 0; !isOver(); index += 1) {
    const message = `Pesan ${index}.`
    const body = new URLSearchParams({ name: 'Sari', email: 'sari@pembeli.example', message })
    const response = await fetch(`${origin}/kontak`, { method: 'POST', body })
    const isSent = (await response.text()).includes('Pesan berhasil dikirim!')
    if (isSent) acknowledged.push(message)
    else refused += 1
    await wait(pauseMs)
  }
  const stored = await storedMessages(editor)
  const wrong = acknowledged.filter(
    (message) => stored.filter((text) => text === message).length !== 1,
  )
  return { acknowledged: acknowledged.length, refused, wrong }
}

async function storedMessages({ ask }: Editor): Promise<string[]> {
  const response = await ask('/messages?pagination=false&depth=0')
  const { docs }: { docs: { message: string }[] } = await response.json()
  return docs.map(({ message }) => message)
}
