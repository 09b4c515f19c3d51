import type { QrCode } from './qr-code.ts'

type Body = {
  secret?: string
  qr?: QrCode
  recoveryCodes?: string[]
  errors?: {
    message: string
    data?: { secondFactor?: 'needed' | 'rejected'; errors?: { message: string }[] }
  }[]
}

/** Posts to an endpoint below `/cms/api/users/`. */
export async function send(step: string, fields: Record<string, unknown>) {
  const response = await fetch(`/cms/api/users/${step}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  }).catch(() => null)
  const body: Body = (await response?.json().catch(() => null)) ?? {}
  const [error] = body.errors ?? []
  return {
    isGood: response?.ok ?? false,
    body,
    message: error?.data?.errors?.[0]?.message ?? error?.message ?? null,
    secondFactor: error?.data?.secondFactor ?? null,
  }
}
