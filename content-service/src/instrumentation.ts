import type { Instrumentation } from 'next'
import { createLog } from './platform/log/create-log.ts'

const log = createLog(process.env.LOG_LEVEL || 'error')

/** Logs what fails while Next renders the admin: its own log would contain the values of a failed query. */
export const onRequestError: Instrumentation.onRequestError = (err, { method, path }) => {
  log.error({ err, method, path: path.split('?')[0] }, 'The admin could not be rendered')
}
