import { type DestinationStream, pino } from 'pino'

/** A log in which no error tells what a visitor wrote. */
export function createLog(level: string, stream?: DestinationStream) {
  const options = {
    name: 'content-service',
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutValues },
  }
  return stream ? pino(options, stream) : pino(options)
}

type Told = { type: string; message: string; code?: unknown; stack: string; cause?: Told }

/**
 * What an error says of the program, not of the data: a query that failed carries in its message, and in
 * fields of its own, everything that was to be stored.
 */
export function withoutValues(error: unknown): Told {
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
