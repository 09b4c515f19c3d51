import type { Plugin } from 'payload'
import { withCollection, withMore } from '../../platform/config/extend.ts'
import { hourMs, withRecurring } from '../../platform/jobs/recurring.ts'
import type { Environment } from '../../platform/settings/environment.ts'
import {
  noticePasswordChange,
  recordAccountChange,
  recordAccountDeletion,
  recordRejection,
  recordSignIn,
  recordSignOut,
} from './account-events.ts'
import { auditLog, pruneAuditLog } from './audit-log.ts'
import { recordReading, withNotedExport } from './message-events.ts'
import { recordPublication } from './publication-events.ts'

/**
 * Adds the audit log, and the entries for accounts and messages. The publishing plugin adds the entries for published
 * content.
 */
export function audit(environment: Environment): Plugin {
  return (config) => {
    const withLog = {
      ...config,
      collections: [...(config.collections ?? []), auditLog(environment)],
      custom: withRecurring(config.custom, {
        everyMs: hourMs,
        run: (payload) => pruneAuditLog(payload, { keepDays: environment.auditKeepDays }),
      }),
    }
    const withUsers = withCollection(withLog, 'users', (users) => ({
      ...users,
      hooks: withMore(users.hooks, {
        beforeOperation: [noticePasswordChange],
        afterLogin: [recordSignIn],
        afterLogout: [recordSignOut],
        afterChange: [recordAccountChange],
        afterDelete: [recordAccountDeletion],
        afterError: [recordRejection],
      }),
    }))
    return withCollection(withUsers, 'messages', (messages) => ({
      ...messages,
      endpoints: messages.endpoints ? messages.endpoints.map(withNotedExport) : messages.endpoints,
      hooks: withMore(messages.hooks, {
        afterOperation: [recordReading],
        afterDelete: [({ req, id }) => recordPublication(req, 'deleted', 'messages', { id })],
      }),
    }))
  }
}
