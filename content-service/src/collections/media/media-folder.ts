import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { servicesOf } from '../../platform/services/services.ts'

/** Returns the folder of uploads inside the data folder: pictures, and documents, which have other extensions. */
export function mediaFolder(dataFolder: string): string {
  return join(/* turbopackIgnore: true */ dataFolder, 'media')
}

/** Returns the folder of a service's uploads, `null` if they are in a bucket. */
export function localFolder(payload: Pick<BasePayload, 'config'>): string | null {
  const { bucket, environment } = servicesOf(payload)
  return bucket ? null : mediaFolder(environment.dataFolder)
}
