import './production.ts'
import { onStopSignal } from '@niaga/server-kit/stop-signals'

onStopSignal(() => process.exit(0))
const { runSite } = await import('./run-site.ts')
await runSite()
