import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openService, type Service } from '../testing/open-service.ts'

let service: Service

beforeAll(async () => {
  service = await openService({ ADMIN_EMAIL: 'kepala@contoh.example' })
}, 60_000)

afterAll(() => service.close())

test('prints neither the receiver nor the link of a mail that cannot be sent', async () => {
  const told: unknown[] = []
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
    vi.spyOn(service.payload.logger, level).mockImplementation((...line: unknown[]) => {
      told.push(line)
    })
  }
  await service.callAdmin('/users/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'kepala@contoh.example' }),
  })
  await expect.poll(() => told, { timeout: 10_000 }).not.toEqual([])
  expect(JSON.stringify(told)).not.toMatch(/reset|kepala@contoh\.example|[0-9a-f]{40}/i)
})
