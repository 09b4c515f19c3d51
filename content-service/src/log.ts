import { pino } from 'pino'
import { environment } from './settled-environment.ts'

/** Where everything unexpected is told, once. No personal data: of a message only that it came. */
export const log = pino({
  name: 'content-service',
  level: environment.logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
})
