import { expect, test } from 'vitest'
import { isLongRun } from '../../../server-kit/src/testing/long-run.ts'
import { getLines, runSoak } from './run-soak.ts'

const options = { seconds: 120, restarts: 6, visitors: 10, pauseMs: 30, pages: 1000 }

test.runIf(isLongRun)(
  'no visitor sees a failure while the content service is ended and started again',
  {
    timeout: 300_000,
  },
  async () => {
    const report = await runSoak(options)
    console.log(getLines(report).join('\n'))
    expect(report.tally.failures).toEqual([])
    expect(report.tally.requests()).toBeGreaterThan(50)
    expect(report.outagesMs).toHaveLength(options.restarts)
    expect(report.publicationsMs.length).toBeGreaterThan(0)
    expect(report.enquiries.wrong).toEqual([])
    expect(report.enquiries.acknowledged).toBeGreaterThan(0)
  },
)
