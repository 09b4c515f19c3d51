type Step = 'find' | 'export' | 'delete'

type Answer = { response: Response | null; message: string | null }

/** Posts to an endpoint below `/cms/api/personal-data/`; the message gives the reason for a failure. */
export async function fetchPerson(step: Step, typed: Record<string, unknown>): Promise<Answer> {
  const response = await fetch(`/cms/api/personal-data/${step}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(typed),
  }).catch(() => null)
  if (response?.ok) return { response, message: null }
  const body: Rejection = (await response?.json().catch(() => null)) ?? {}
  const [error] = body.errors ?? []
  return { response: null, message: error?.data?.errors?.[0]?.message ?? error?.message ?? null }
}

type Rejection = {
  errors?: { message?: string; data?: { errors?: { message: string }[] } }[]
}
