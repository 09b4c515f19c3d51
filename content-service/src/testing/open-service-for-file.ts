import { withPatience } from '@niaga/server-kit/testing/patience'
import { afterAll } from 'vitest'
import { openService, type Service } from './open-service.ts'

/** Opens a service for all tests of a file, and closes it after them. */
export async function openServiceForFile(
  ...options: Parameters<typeof openService>
): Promise<Service> {
  const service = await withPatience(openService(...options))
  afterAll(() => service.close())
  return service
}
