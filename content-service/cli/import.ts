import { parseArgs } from 'node:util'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { SourceError } from './import/fetch-from-source.ts'
import { importContent } from './import/import-content.ts'
import { sourceHost } from './import/source-host.ts'
import { openBeside } from './open-beside.ts'
import { runCommand } from './run-command.ts'

// `npm run import -- --from https://host` imports what another content host publishes.

/** The exit code when something could not be imported. */
const incomplete = 2

await runCommand(async () => {
  const { from, isAdded } = options()
  const environment = readEnvironment(process.env)
  const source = sourceHost(from)
  const { payload, close } = await openBeside(environment)
  const report = await importContent(payload, source, { isAdded, log: console.log })
  await close()
  const problems = report.problems()
  if (problems.length === 0) return 0
  console.log(`\nDifferences from the other host:\n${problems.join('\n')}`)
  return incomplete
})

function options(): { from: string; isAdded: boolean } {
  try {
    const { values } = parseArgs({
      options: { from: { type: 'string', default: '' }, add: { type: 'boolean', default: false } },
    })
    return { from: values.from, isAdded: values.add }
  } catch {
    throw new SourceError('npm run import -- --from https://host [--add]')
  }
}
