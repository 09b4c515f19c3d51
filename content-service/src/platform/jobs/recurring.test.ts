import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { createRecurring } from './recurring.ts'

const { payload } = await openServiceForFile()

test('has the work of each domain that deletes, reminds or announces', () => {
  expect(payload.config.custom.recurring).toHaveLength(6)
})

test('runs due work in order, and the rest if one fails', async () => {
  const ran: string[] = []
  const errors: unknown[] = []
  const task = (name: string, everyMs: number) => ({
    everyMs,
    run: async () => {
      ran.push(name)
      if (name === 'b') throw new Error('b failed')
    },
  })
  payload.config.custom.recurring = [task('a', 1_000_000), task('b', 0), task('c', 0)]
  const runDue = createRecurring(payload, (error) => errors.push(error))
  await runDue()
  await runDue()
  expect(ran).toEqual(['a', 'b', 'c', 'b', 'c'])
  expect(errors).toHaveLength(2)
})
