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
import { notePublication } from './publication-events.ts'

/** The audit log, and what is noted of accounts and messages; what is published is noted by the plugin of publishing. */
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
      hooks: withHooks(messages.hooks, {
        afterDelete: [({ req, id }) => notePublication(req, 'deleted', 'messages', { id })],
      }),
    }))
  }
}
