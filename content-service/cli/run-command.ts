import { join } from 'node:path'
import { SettingsError } from '@niaga/server-kit/settings'
import { BackupError } from './backup/run-program.ts'
import { SourceError } from './import/fetch-from-source.ts'

/** Errors whose message is one sentence for the operator. */
const explained = [SettingsError, BackupError, SourceError]

/**
 * Runs a command on the data of this workspace, unless `DATA_DIR` names another folder, and exits.
 *
 * @param run returns the exit code, nothing for 0
 */
export async function runCommand(run: () => Promise<number | undefined>): Promise<void> {
  process.env.DATA_DIR ||= join(import.meta.dirname, '../data')
  try {
    process.exit(await run())
  } catch (error) {
    const isExplained = explained.some((Kind) => error instanceof Kind)
    console.error(isExplained && error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
