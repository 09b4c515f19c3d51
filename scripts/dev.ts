import { freePorts, runTogether } from './run-together.ts'

/** Runs both services from their sources, reloading on change. */
const ports = await freePorts()
await runTogether({ ports, isDevelopment: true })
console.log(`
The site:    http://127.0.0.1:${ports.site}/ and http://127.0.0.1:${ports.site}/en
The admin:   http://127.0.0.1:${ports['content-service']}/admin
Both reload on change; Ctrl-C stops both.`)
