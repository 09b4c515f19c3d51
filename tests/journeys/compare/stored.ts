import { globSync } from 'node:fs'
import { join } from 'node:path'
import { queryDatabase } from '../../../content-service/src/testing/query-database.ts'

type Row = Record<string, unknown>

/** Every row of a stopped service's database by its place, a line for each of its fields. */
export async function readStored(dataDir: string): Promise<Map<string, string>> {
  const [file = ''] = globSync('*.db', { cwd: dataDir })
  const url = `file:${join(dataDir, file)}`
  // The site reports visits together, after some time.
  const named = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'visit%'`
  const stored = new Map<string, string>()
  for (const { name } of await queryDatabase(url, named)) {
    for (const row of await queryDatabase(url, `select * from "${name}" order by rowid`)) {
      const place = `${name} ${getPlace(row)}`
      const fields = Object.entries(row).map(([field, value]) => `${field}: ${value}`)
      stored.set(place, [...(stored.has(place) ? [stored.get(place)] : []), ...fields].join('\n'))
    }
  }
  return stored
}

/** Ids of rows within a document are random; their document and order are not. */
function getPlace(row: Row): string {
  return ['id', '_parent_id', 'parent_id', '_order', 'order', '_locale', 'path']
    .filter((field) => row[field] !== undefined && (field !== 'id' || /^\d+$/.test(String(row.id))))
    .map((field) => row[field])
    .join(' ')
}

/** The lines of a mail, its parts decoded. */
export function readMail(source: string): string {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(source) ?? []
  const boundary = /boundary="?([^";\r\n]+)/.exec(head)?.[1]
  if (boundary) return [head, ...body.split(`--${boundary}`).map(readMail)].join('\n')
  if (/encoding: base64/i.test(head)) return `${head}\n\n${Buffer.from(body, 'base64')}`
  if (!/encoding: quoted-printable/i.test(head)) return source
  const joined = body.replace(/=\r?\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return `${head}\n\n${Buffer.from(bytes, 'latin1')}`
}
