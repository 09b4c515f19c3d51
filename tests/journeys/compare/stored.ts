import { globSync } from 'node:fs'
import { join } from 'node:path'
import { queryDatabase } from '../../../content-service/src/testing/query-database.ts'

/** Every row of a stopped service's database by its table, a line for each field. */
export async function readStored(dataDir: string): Promise<Map<string, string[]>> {
  const [file = ''] = globSync('*.db', { cwd: dataDir })
  const url = `file:${join(dataDir, file)}`
  // The site reports visits together, after some time.
  const tableNames = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'visit%'`
  const stored = new Map<string, string[]>()
  for (const { name } of await queryDatabase(url, tableNames)) {
    const rows = await queryDatabase(url, `select * from "${name}"`)
    const lines = (row: object) => Object.entries(row).map((field) => field.join(': '))
    stored.set(
      String(name),
      rows.map((row) => lines(row).join('\n')),
    )
  }
  return stored
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
