import { type Service, startService, untilReady } from '../../scripts/services.ts'
import { freePort } from '../../server-kit/src/testing/free-port.ts'

/** Starts the built content service and waits until it is ready, without sample content unless `env` sets it. */
export async function startContent(env: NodeJS.ProcessEnv, port?: number): Promise<Service> {
  const service = startService('content-service', {
    port: port ?? (await freePort()),
    output: 'keep',
    env: { SAMPLE_CONTENT: 'none', CONTACT_LIMIT_PER_MINUTE: '100000', ...env },
  })
  await untilReady(service)
  return service
}
