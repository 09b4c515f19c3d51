import { access, constants } from 'node:fs/promises'
import type { Bucket } from './bucket.ts'

/** @throws {Error} when pictures cannot be stored: the bucket does not answer, or the folder is not ours */
export async function checkStorage(dataFolder: string, bucket: Bucket | null): Promise<void> {
  if (bucket) await bucket.check()
  else await access(dataFolder, constants.W_OK)
}
