import { expect, test } from 'vitest'
import { linesOf, runSoak } from './run-soak.ts'

test('no visitor sees a failure while the content service is ended and started again', {
  timeout: 300_000,
}, async () => {
  const report = await runSoak({ seconds: 24, restarts: 2, visitors: 4, pauseMs: 60 })
  console.log(linesOf(report).join('\n'))
  expect(report.tally.failures).toEqual([])
  expect(report.tally.requests()).toBeGreaterThan(300)
  expect(report.outagesMs).toHaveLength(2)
  expect(report.publicationsMs.length).toBeGreaterThan(0)
  expect(report.enquiries.wrong).toEqual([])
  expect(report.enquiries.acknowledged).toBeGreaterThan(0)
})
