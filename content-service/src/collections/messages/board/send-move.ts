import type { Status } from '../statuses.ts'

type Result = {
  isMoved: boolean
  /** Somebody else has moved or deleted the enquiry since it was read. */
  isStale: boolean
  message: string | null
}

const statusesOfStale = [404, 409]

/** Asks the service to move an enquiry. */
export async function sendMove(id: number, move: { from: Status; to: Status }): Promise<Result> {
  const response = await fetch(`/cms/api/messages/${id}/move`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(move),
  }).catch(() => null)
  const body: { errors?: { message?: string }[] } = (await response?.json().catch(() => null)) ?? {}
  return {
    isMoved: response?.ok ?? false,
    isStale: response !== null && statusesOfStale.includes(response.status),
    message: body.errors?.[0]?.message ?? null,
  }
}
