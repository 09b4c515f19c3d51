import type { Draft } from './draft.ts'
import type { Composing, Thread } from './read-thread.ts'
import type { ComposedReply, Meanwhile } from './store-reply.ts'

/** Longer than a save waits for others on a busy database. */
const timeoutMs = 30_000

type Failed = {
  /** A sentence of the service, `null` if it did not respond. */
  message: string | null
  meanwhile: Meanwhile | null
}

type Asked<Body> = { body: Body } | { failed: Failed }

export function askThread(id: number | string): Promise<Asked<{ thread: Thread }>> {
  return ask(`${id}/thread`)
}

export function askComposing(id: number | string): Promise<Asked<Composing>> {
  return ask(`${id}/composing`)
}

export function sendReply(
  id: number | string,
  { key, language, subject, text, documents, moveTo }: Draft,
  seen: ComposedReply['seen'],
): Promise<Asked<{ thread: Thread; movedFrom: string | null }>> {
  const reply = { key, language, subject, text, documents, moveTo: moveTo || null, seen }
  return ask(`${id}/replies`, reply)
}

export function sendAgain(id: number | string, reply: number): Promise<Asked<{ thread: Thread }>> {
  return ask(`${id}/replies/${reply}/again`, {})
}

async function ask<Body>(path: string, sent?: object): Promise<Asked<Body>> {
  const response = await fetch(`/cms/api/messages/${path}`, {
    ...(sent && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null)
  const body = await response?.json().catch(() => null)
  if (response?.ok && body) return { body }
  const [error] = body?.errors ?? []
  return {
    failed: { message: error?.message ?? null, meanwhile: error?.data?.meanwhile ?? null },
  }
}
