import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { servicesOf } from '../../platform/services/services.ts'

/** The folder of uploads inside the data folder: pictures, and documents, which have other extensions. */
export function mediaFolder(dataFolder: string): string {
  return join(/* turbopackIgnore: true */ dataFolder, 'media')
}

/** Where a service keeps its uploads, `null` where that is a bucket. */
export function localFolder(payload: Pick<BasePayload, 'config'>): string | null {
  const { bucket, environment } = servicesOf(payload)
  return bucket ? null : mediaFolder(environment.dataFolder)
}
