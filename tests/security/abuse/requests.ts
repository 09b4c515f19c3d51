/** One bad request: its bytes, and the correct statuses; `null` is a closed connection without a response. */
export type BadRequest = { name: string; bytes: Buffer; statuses: readonly (number | null)[] }

type Status = number | null

/** Bad requests of one kind. */
export type BadClass = { name: string; requests: BadRequest[] }

export function get(path: string, headers: readonly string[] = [], method = 'GET'): string {
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: contoh.example',
    'Connection: close',
    ...headers,
    '',
    '',
  ].join('\r\n')
}

export function post(
  body: string | Buffer,
  headers: readonly string[] = [],
  path = '/kontak',
): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const isTyped = headers.some((header) => /^content-type/i.test(header))
  const type = isTyped ? [] : ['Content-Type: application/x-www-form-urlencoded']
  const head = get(path, [...type, `Content-Length: ${bytes.byteLength}`, ...headers], 'POST')
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes])
}

const good = { name: 'Sari', email: 'sari@pembeli.example', message: 'Timah' }

export function form(change: Record<string, string>): Buffer {
  return post(new URLSearchParams({ ...good, ...change }).toString())
}

export function each(
  name: string,
  entries: readonly (readonly [name: string, bytes: string | Buffer, ...statuses: Status[]])[],
): BadClass {
  return {
    name,
    requests: entries.map(([entry, bytes, ...statuses]) => ({
      name: entry,
      bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
      statuses,
    })),
  }
}

export const paths = (name: string, entries: readonly (readonly [string, ...Status[]])[]) =>
  each(
    name,
    entries.map(([path, ...statuses]) => [path.slice(0, 80), get(path), ...statuses] as const),
  )

export const long = (length: number) => 'a'.repeat(length)
