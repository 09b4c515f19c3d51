import { expect } from 'vitest'
import type { FileRow } from '../plugins/spreadsheets/read-rows.ts'
import type { RowResult } from '../plugins/spreadsheets/row-result.ts'
import type { Service } from './open-service.ts'

/** Acts as the spreadsheet page, for an account. */
export function spreadsheetClient(service: Service, headers: Record<string, string>) {
  const call = (path: string, body: string | Buffer): Promise<Response> => {
    const isJson = typeof body === 'string'
    return service.callAdmin(`/spreadsheets/${path}`, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': isJson ? 'application/json' : 'application/octet-stream',
      },
      body: isJson ? body : new Uint8Array(body),
    })
  }

  const exported = async (table: string, format: 'xlsx' | 'csv'): Promise<Buffer> => {
    const response = await service.callAdmin(`/spreadsheets/${table}/export?format=${format}`, {
      headers,
    })
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }

  const read = async (
    table: string,
    file: Buffer,
  ): Promise<{ rows: FileRow[]; unknown: string[] }> => {
    const response = await call(`${table}/read`, file)
    expect(response.status).toBe(200)
    return response.json()
  }

  const send = async (
    table: string,
    rows: (object | undefined)[],
    isDryRun: boolean,
  ): Promise<RowResult[]> => {
    const response = await call(`${table}/rows`, JSON.stringify({ isDryRun, rows }))
    expect(response.status).toBe(200)
    return (await response.json()).results
  }

  return { call, exported, read, send }
}

/** Returns rows of a file with other cells in the first ones. */
export function changed(rows: FileRow[], cells: Record<string, string>[]): FileRow[] {
  return rows.map((row, index) => ({ ...row, cells: { ...row.cells, ...cells[index] } }))
}
