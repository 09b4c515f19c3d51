import { buildWhatIsNotBuilt } from '../../../scripts/builds.ts'
import { getLines, runSoak } from './run-soak.ts'

/** Ten minutes of visitors while the content service is restarted five times: `npm run soak -- 600 5`. */

const [seconds = 600, restarts = 5] = process.argv.slice(2).map(Number)

await buildWhatIsNotBuilt()
const report = await runSoak({ seconds, restarts, visitors: 10, pauseMs: 5, pages: 1000 })
console.log(getLines(report).join('\n'))
const isWhole = report.tally.failures.length + report.enquiries.wrong.length === 0
process.exit(isWhole ? 0 : 1)
