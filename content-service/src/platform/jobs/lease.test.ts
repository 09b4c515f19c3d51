import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { createLease } from './lease.ts'

const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 21)

const service = await openServiceForFile()

test('is held by one copy until it is released or expires', async () => {
  const [one, other] = [createLease(service.payload, 'a'), createLease(service.payload, 'a')]
  expect(await one.hold(now)).toBe('acquired')
  expect(await other.hold(now + 1000)).toBe('held by another')
  expect(await one.hold(now + 6000)).toBe('renewed')
  expect(await other.hold(now + 20_000)).toBe('held by another')
  expect(await other.hold(now + 22_000)).toBe('acquired')
  await other.release()
  expect(await createLease(service.payload, 'a').hold(now + 23_000)).toBe('acquired')
})

test('expires although the clock of a killed copy was ahead', async () => {
  expect(await createLease(service.payload, 'b').hold(now + dayMs)).toBe('acquired')
  expect(await createLease(service.payload, 'b').hold(now)).toBe('acquired')
})

test('is kept by a copy whose clock is set back', async () => {
  const lease = createLease(service.payload, 'c')
  expect(await lease.hold(now)).toBe('acquired')
  expect(await lease.hold(now - dayMs)).toBe('renewed')
  expect(await createLease(service.payload, 'c').hold(now - dayMs + 1000)).toBe('held by another')
})

test('does not keep a copy from stopping if it cannot be released', async () => {
  const { db } = service.payload
  const runner = service.runJobs()
  const where = { name: { equals: 'jobs' } }
  await expect
    .poll(() => service.payload.count({ collection: 'leases', where }))
    .toEqual({ totalDocs: 1 })
  await db.execute({ drizzle: db.drizzle, raw: 'ALTER TABLE leases RENAME TO leases_gone' })
  await runner.stop()
  await db.execute({ drizzle: db.drizzle, raw: 'ALTER TABLE leases_gone RENAME TO leases' })
})
