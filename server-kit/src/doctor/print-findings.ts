import { SettingsError } from '../settings.ts'
import { type Finding, ok, problem } from './finding.ts'

/**
 * Prints the findings of one service as JSON, for `npm run doctor`, which shows both services' findings. Each service is
 * checked by its own process, with its variables, in the same way as it runs.
 *
 * @param read reads its settings
 * @param check the checks that depend on the settings
 */
export async function printFindings<Environment>(
  subject: string,
  read: () => Environment,
  check: (environment: Environment) => Promise<Finding>[],
): Promise<never> {
  const findings: Finding[] = []
  try {
    const environment = read()
    findings.push({ subject, ...ok('Complete.') }, ...(await Promise.all(check(environment))))
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const sentences = error.message.split('\n')
    findings.push(...sentences.map((sentence) => ({ subject, ...problem(sentence) })))
  }
  await new Promise((resolve) => process.stdout.write(JSON.stringify(findings), resolve))
  // Connections of abandoned checks may still be open.
  process.exit()
}
