import type { Plugin } from 'payload'
import { withCollection, withMore } from '../../platform/config/extend.ts'
import { requireConfirmation } from './confirm-identity.ts'
import { confirmationField } from './confirmation-field.ts'
import { confirmedEndpoints } from './endpoints.ts'

/** Requires the user's own password, or a code, for changes that give access to an account: the browser may be unattended. */
export function identityConfirmation(): Plugin {
  return (config) =>
    withCollection(config, 'users', (users) => ({
      ...users,
      endpoints: [...(users.endpoints || []), ...confirmedEndpoints],
      fields: [...users.fields, confirmationField()],
      hooks: withMore(users.hooks, { beforeOperation: [requireConfirmation] }),
    }))
}
