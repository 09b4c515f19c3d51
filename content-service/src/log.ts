import { createLog } from './create-log.ts'
import { environment } from './settled-environment.ts'

/** Where everything unexpected is told, once. No personal data: of a message only that it came. */
export const log = createLog(environment.logLevel)
