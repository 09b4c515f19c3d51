import { attachmentParts } from '@niaga/contract/attachments'
import type { Draft } from './draft.ts'
import type { Composing, Thread } from './read-thread.ts'
import type { ComposedReply, Meanwhile } from './store-reply.ts'

/** Longer than a save waits for a busy database. */
const timeoutMs = 30_000
/** The time that the service allows for a body of this size (`server/server-limits.ts`). */
const uploadTimeoutMs = 60_000

type Failed = {
  /** The service's message, `null` if it did not respond. */
  message: string | null
  meanwhile: Meanwhile | null
}

type Outcome<Body> = { body: Body } | { failed: Failed }

export function fetchThread(id: number | string): Promise<Outcome<{ thread: Thread }>> {
  return ask(`${id}/thread`)
}

export function fetchComposing(id: number | string): Promise<Outcome<Composing>> {
  return ask(`${id}/composing`)
}

export function sendReply(
  id: number | string,
  { files, moveTo, ...draft }: Draft,
  seen: ComposedReply['seen'],
): Promise<Outcome<{ thread: Thread; movedFrom: string | null }>> {
  const reply = {
    ...draft,
    files: files.map((file) => file.id),
    moveTo: moveTo || null,
    seen,
  }
  return ask(`${id}/replies`, reply)
}

export function sendAgain(
  id: number | string,
  reply: number,
): Promise<Outcome<{ thread: Thread }>> {
  return ask(`${id}/replies/${reply}/again`, {})
}

/** Uploads a file to the enquiry; the answer that refers to it sends it. */
export function uploadFile(
  id: number | string,
  file: File,
): Promise<Outcome<{ doc: Draft['files'][number] }>> {
  const form = new FormData()
  form.append(attachmentParts.file, file)
  return request(`${id}/files`, { method: 'POST', body: form }, uploadTimeoutMs)
}

function ask<Body>(path: string, sent?: object): Promise<Outcome<Body>> {
  const headers = { 'Content-Type': 'application/json' }
  const init = sent && { method: 'POST', headers, body: JSON.stringify(sent) }
  return request(path, init ?? {}, timeoutMs)
}

async function request<Body>(
  path: string,
  init: RequestInit,
  limitMs: number,
): Promise<Outcome<Body>> {
  const signal = AbortSignal.timeout(limitMs)
  const address = `/cms/api/messages/${path}`
  const response = await fetch(address, { ...init, signal }).catch(() => null)
  const body = await response?.json().catch(() => null)
  if (response?.ok && body) return { body }
  const [error] = body?.errors ?? []
  return {
    failed: { message: error?.message ?? null, meanwhile: error?.data?.meanwhile ?? null },
  }
}
