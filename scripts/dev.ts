import { freePorts, runTogether } from './run-together.ts'

/** Both services over their sources, reloading on change. */
const ports = await freePorts()
await runTogether({
  ports,
  isDevelopment: true,
  // The content service compiles each route when it is first asked for it.
  env: { CONTENT_TIMEOUT_MS: process.env.CONTENT_TIMEOUT_MS ?? '30000' },
})
console.log(`
The site:    http://127.0.0.1:${ports.site}/ and http://127.0.0.1:${ports.site}/en
The admin:   http://127.0.0.1:${ports['content-service']}/admin
Both reload on change; Ctrl-C stops both.`)
