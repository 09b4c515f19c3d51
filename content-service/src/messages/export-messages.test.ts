import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '../testing/open-service.ts'

let service: Service
let asEditor: Record<string, string>

beforeAll(async () => {
  service = await openService()
  asEditor = await service.signIn('editor')
  for (const [name, status] of [
    ['=SUM(A1)', 'new'],
    ['Sari', 'answered'],
  ] as const) {
    const data = {
      name,
      email: 'sari@pembeli.example',
      phone: '+62 812 0000 0000',
      message: 'Halo, "apa kabar"',
      status,
      receivedAt: '2026-11-01T00:00:00.000Z',
    }
    await service.payload.create({ collection: 'messages', data })
  }
}, 60_000)

afterAll(() => service.close())

test('hands messages to nobody without a session', async () => {
  expect((await service.callAdmin('/messages/export')).status).toBe(403)
})

test('hands an editor every message as a table that computes nothing', async () => {
  const answer = await service.callAdmin('/messages/export', { headers: asEditor })
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="messages.csv"')
  const text = await answer.text()
  expect(text.trimEnd().split('\r\n')).toHaveLength(3)
  expect(text).toContain(`new,'=SUM(A1),sari@pembeli.example,'+62 812 0000 0000,`)
  expect(text).toContain('"Halo, ""apa kabar"""')
})

test('hands on the messages of one status', async () => {
  const answer = await service.callAdmin('/messages/export?status=answered', { headers: asEditor })
  const text = await answer.text()
  expect(text).toContain('Sari')
  expect(text).not.toContain('SUM')
})
