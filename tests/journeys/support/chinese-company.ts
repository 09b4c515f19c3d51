import { spawnSync } from 'node:child_process'
import { root } from '../../../scripts/services.ts'
import { type Company, prepareCompany, startCompany } from './company.ts'

/** Both services run in every supported language. */
const LANGUAGES = 'id,en,zh'

/** Builds the site with Chinese unless that build exists; it is separate from the build without. */
export function buildInChinese(): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    env: { ...process.env, LANGUAGES },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site in Chinese cannot be built.\n${stderr}`)
}

/** Starts both services with the sample company, including Chinese. */
export async function startChineseCompany(): Promise<Company> {
  const prepared = await prepareCompany({ LANGUAGES })
  const company = await startCompany(prepared, {}, LANGUAGES)
  const stop = async () => {
    await company.stop()
    await prepared[Symbol.asyncDispose]()
  }
  return { ...company, stop, [Symbol.asyncDispose]: stop }
}
