import type { Status } from '../statuses.ts'

type Result = {
  isMoved: boolean
  /** Whether somebody else has moved or deleted the enquiry since it was read. */
  isStale: boolean
  message: string | null
}

const staleStatuses = [404, 409]

/** Requests the move of an enquiry from the service. */
export async function sendMove(id: number, move: { from: Status; to: Status }): Promise<Result> {
  const response = await fetch(`/cms/api/messages/${id}/move`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(move),
  }).catch(() => null)
  const body: { errors?: { message?: string }[] } = (await response?.json().catch(() => null)) ?? {}
  return {
    isMoved: response?.ok ?? false,
    isStale: response !== null && staleStatuses.includes(response.status),
    message: body.errors?.[0]?.message ?? null,
  }
}
