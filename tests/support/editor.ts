import type { Service } from '../../scripts/services.ts'

export type Editor = {
  /** Sends a signed-in request to the admin's API; JSON unless the body is a form. */
  ask: (path: string, init?: RequestInit) => Promise<Response>
  /** The browser's headers on the admin's own pages. */
  headers: { cookie: string; origin: string }
}

type Account = { email: string; password: string }

/**
 * Signs in as the first editor of a content service that was started with an empty data folder.
 *
 * @throws {Error} when the service printed no password, or rejects it
 */
export function firstEditor(service: Pick<Service, 'origin' | 'output'>): Promise<Editor> {
  return signIn(service.origin, printedAccount(service.output()))
}

/** Returns the account of the first editor, which the service prints at its first start. */
export function printedAccount(output: string): Account {
  const [, email = '', password = ''] = /First editor: (\S+)\s+password: (\S+)/.exec(output) ?? []
  return { email, password }
}

/** @throws {Error} when the service rejects the account */
export async function signIn(origin: string, account: Account): Promise<Editor> {
  const response = await fetch(`${origin}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!response.ok) throw new Error(`The first editor could not sign in: ${response.status}`)
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  const headers = { cookie, origin }
  return {
    headers,
    ask: (path, init = {}) =>
      fetch(`${origin}/cms/api${path}`, {
        ...init,
        headers: {
          ...headers,
          ...(init.body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...init.headers,
        },
      }),
  }
}
