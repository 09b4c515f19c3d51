import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { isBrokenForm } from '../http/broken-form.ts'

/** Creates a log whose errors never contain visitors' input. */
export function createLog(level: string, stream?: DestinationStream) {
  const options = {
    name: 'content-service',
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutValues },
    hooks: { logMethod: asRejection },
  }
  return stream ? pino(options, stream) : pino(options)
}

/** Payload logs a rejected request as an error with a stack; this logs it in one line. */
function asRejection(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const status = rejectedStatus(args[0])
  if (status === null) Reflect.apply(method, this, args)
  else this.info({ status }, 'Rejected')
}

function rejectedStatus(logged: unknown): number | null {
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return null
  const { err } = logged
  if (isBrokenForm(err)) return 400
  if (!(err instanceof Error) || !('status' in err) || typeof err.status !== 'number') return null
  return err.status >= 400 && err.status < 500 ? err.status : null
}

type LoggedError = {
  type: string
  message: string
  code?: unknown
  stack: string
  cause?: LoggedError
}

/**
 * Removes the values from an error: the error of a failed query contains all data to be stored, in its message and in its
 * fields.
 */
function withoutValues(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error', stack: '' }
  const [message = ''] = error.message.split('\nparams:')
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  return {
    type: error.name,
    message,
    ...('code' in error ? { code: error.code } : {}),
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: withoutValues(error.cause) }),
  }
}
