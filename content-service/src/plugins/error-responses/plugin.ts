import type { Plugin } from 'payload'
import { withMore } from '../../platform/config/extend.ts'
import { localizeError } from './localize-error.ts'
import {
  rejectBadValue,
  rejectBrokenForm,
  rejectForeignRows,
  reportUnavailableDatabase,
  requestSignIn,
} from './statuses.ts'

/** Corrects error responses that Payload sends with status 500 or only in English. */
export function errorResponses(): Plugin {
  return (config) => ({
    ...config,
    hooks: withMore(config.hooks, {
      afterError: [
        rejectBrokenForm,
        reportUnavailableDatabase,
        rejectBadValue,
        rejectForeignRows,
        localizeError,
        requestSignIn,
      ],
    }),
  })
}
