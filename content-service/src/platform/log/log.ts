import { environment } from '../settings/settled-environment.ts'
import { createLog } from './create-log.ts'

/** Where everything unexpected is told, once. No personal data: of a message only that it came. */
export const log = createLog(environment.logLevel)
