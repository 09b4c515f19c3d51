import type { Plugin } from 'payload'
import { withHooks } from '../../platform/config/extend.ts'
import { localizeError } from './localize-error.ts'
import { rejectBadValue, rejectBrokenForm, reportUnavailableDatabase } from './statuses.ts'

/** Responses to errors that Payload calls failures of its own or writes in English alone. */
export function errorResponses(): Plugin {
  return (config) => ({
    ...config,
    hooks: withHooks(config.hooks, {
      afterError: [rejectBrokenForm, reportUnavailableDatabase, rejectBadValue, localizeError],
    }),
  })
}
