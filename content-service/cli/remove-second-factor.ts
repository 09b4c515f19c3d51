import { SettingsError } from '@niaga/server-kit/settings'
import { readEnvironment } from '../src/platform/settings/environment.ts'
import { removeFactor } from '../src/plugins/second-factor/remove-factor.ts'
import { openBeside } from './open-beside.ts'
import { runCommand } from './run-command.ts'

// `npm run second-factor:remove -- rani@contoh.example` helps the last admin who has lost phone and recovery codes.

const [, , email] = process.argv

await runCommand(async () => {
  if (!email) throw new SettingsError('Specify the email address of the account.')
  const { payload, close } = await openBeside(readEnvironment(process.env))
  const isFound = await removeFactor(payload, email)
  await close()
  if (!isFound) throw new SettingsError(`No account has the address ${email}.`)
  console.log(`${email} signs in with only the password; all its sessions have ended.`)
})
