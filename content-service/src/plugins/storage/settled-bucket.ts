import { environment } from '../../platform/settings/settled-environment.ts'
import { openBucket } from './bucket.ts'

/** Where pictures lie when it is not in the data folder. */
export const bucket = environment.bucket && openBucket(environment.bucket)
