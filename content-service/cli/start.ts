import { onStopSignal } from '@niaga/server-kit/stop-signals'

onStopSignal(() => process.exit(0))
await import('./start-service.ts')
