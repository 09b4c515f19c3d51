import type { Plugin } from 'payload'
import { withCollection, withHooks } from '../../platform/config/extend.ts'
import type { Environment } from '../../platform/settings/environment.ts'
import {
  noteAccountChange,
  noteAccountDeletion,
  noteRejection,
  noteSignIn,
  noteSignOut,
  noticePasswordChange,
} from './account-events.ts'
import { auditLog } from './audit-log.ts'
import { noteReading, withNotedExport } from './message-events.ts'
import { notePublication } from './publication-events.ts'

/**
 * Adds the audit log, and the entries for accounts and messages. The publishing plugin adds the entries for published
 * content.
 */
export function audit(environment: Environment): Plugin {
  return (config) => {
    const withLog = {
      ...config,
      collections: [...(config.collections ?? []), auditLog(environment)],
    }
    const withUsers = withCollection(withLog, 'users', (users) => ({
      ...users,
      hooks: withHooks(users.hooks, {
        beforeOperation: [noticePasswordChange],
        afterLogin: [noteSignIn],
        afterLogout: [noteSignOut],
        afterChange: [noteAccountChange],
        afterDelete: [noteAccountDeletion],
        afterError: [noteRejection],
      }),
    }))
    return withCollection(withUsers, 'messages', (messages) => ({
      ...messages,
      endpoints: messages.endpoints ? messages.endpoints.map(withNotedExport) : messages.endpoints,
      hooks: withHooks(messages.hooks, {
        afterOperation: [noteReading],
        afterDelete: [({ req, id }) => notePublication(req, 'deleted', 'messages', { id })],
      }),
    }))
  }
}
