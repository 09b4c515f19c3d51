import { prepareCompany, startCompany } from './company.ts'
import { signIn } from './editor.ts'

/** Starts both services once for all journeys, and publishes their addresses. */
export default async function globalSetup() {
  const prepared = await prepareCompany()
  const { content, site, editor, stop } = await startCompany(prepared)
  process.env.JOURNEY_DATA = prepared.dataDir
  process.env.JOURNEY_SITE = site.origin
  process.env.JOURNEY_CONTENT = content.origin
  process.env.JOURNEY_EDITOR = editor.email
  process.env.JOURNEY_PASSWORD = editor.password
  process.env.JOURNEY_TOKEN = await signIn(editor)
  return async () => {
    await stop()
    await prepared[Symbol.asyncDispose]()
    const [fault] = /^.*could not be rendered.*$/m.exec(content.output()) ?? []
    if (fault) throw new Error(fault)
  }
}
