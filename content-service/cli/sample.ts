import { SettingsError } from '@niaga/server-kit/settings'
import { loadSampleContent, sampleFolder } from '../sample/load.ts'
import { resetToSampleContent } from '../sample/reset.ts'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { openBeside } from './open-beside.ts'
import { runCommand } from './run-command.ts'

// `npm run sample` loads the sample company, or the folder in SAMPLE_CONTENT, into an empty database, as a first start does. For demonstrations, `--
// --reset` replaces all content.

await runCommand(async () => {
  const environment = readEnvironment(process.env)
  if (environment.isProduction) {
    throw new SettingsError('The sample content is not loaded when DEPLOYMENT is production.')
  }
  const { payload, close } = await openBeside(environment)
  const store = process.argv.includes('--reset') ? resetToSampleContent : loadSampleContent
  await store(payload, sampleFolder(environment.sampleContent))
  await close()
})
