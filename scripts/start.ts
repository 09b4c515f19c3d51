import { buildWhatIsNotBuilt } from './builds.ts'
import { fail, freePorts, runTogether } from './run-together.ts'

const ports = await freePorts()
await buildWhatIsNotBuilt().catch((error: Error) => fail(error.message))
await runTogether({ ports })
console.log(`
The site:    http://127.0.0.1:${ports.site}/ and http://127.0.0.1:${ports.site}/en
The admin:   http://127.0.0.1:${ports['content-service']}/admin
Ctrl-C stops both.`)
