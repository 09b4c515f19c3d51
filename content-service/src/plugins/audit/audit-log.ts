import type { CollectionConfig, Field, Payload } from 'payload'
import { admins, hiddenFromEditors, nobody } from '../../platform/access/access.ts'
import { dayAndTime } from '../../platform/admin/fields.ts'
import { type Label, menuGroups } from '../../platform/admin/labels.ts'
import { runSql, sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Environment } from '../../platform/settings/environment.ts'
import { events } from './events.ts'

/**
 * Records who signed in, and who published, unpublished or deleted which document. Only the service writes it; admins read
 * it.
 */
export function auditLog(environment: Environment): CollectionConfig {
  return {
    slug: 'audit-log',
    labels: {
      singular: { id: 'Catatan audit', en: 'Audit entry' },
      plural: { id: 'Log audit', en: 'Audit log' },
    },
    defaultSort: '-happenedAt',
    disableDuplicate: true,
    timestamps: false,
    access: { create: nobody, read: admins, update: nobody, delete: nobody },
    admin: {
      group: menuGroups.system,
      hidden: hiddenFromEditors(environment),
      useAsTitle: 'event',
      defaultColumns: ['happenedAt', 'event', 'who', 'title', 'about', 'network'],
      pagination: { defaultLimit: 25 },
      listSearchableFields: ['who', 'title'],
      description: {
        id: 'Siapa yang masuk, dan siapa yang memublikasikan atau menghapus apa. Tidak dapat diubah, dan dihapus sendiri setelah beberapa lama.',
        en: 'Who signed in, and who published or deleted what. Entries cannot be changed, and are deleted automatically after some time.',
      },
    },
    fields: [
      {
        name: 'happenedAt',
        type: 'date',
        required: true,
        index: true,
        label: { id: 'Waktu', en: 'Time' },
        admin: { readOnly: true, date: dayAndTime },
      },
      {
        name: 'event',
        type: 'select',
        required: true,
        index: true,
        label: { id: 'Kejadian', en: 'Event' },
        options: [...events],
        admin: { readOnly: true },
      },
      line('who', { id: 'Akun', en: 'Account' }),
      line('about', { id: 'Dokumen', en: 'Document' }),
      line('title', { id: 'Judul', en: 'Title' }),
      line('network', { id: 'Jaringan', en: 'Network' }),
    ],
  }
}

function line(name: string, label: Label): Field {
  return { name, type: 'text', label, admin: { readOnly: true } }
}

const dayMs = 86_400_000

/** About 20 MB. Every failed sign-in adds an entry: a year of them must not fill the disk. */
const maxAuditEntries = 100_000

/** Deletes entries that are too old, and the oldest ones beyond the maximum. */
export async function pruneAuditLog(
  payload: Payload,
  { keepDays, maxEntries = maxAuditEntries }: { keepDays: number; maxEntries?: number },
  nowMs = Date.now(),
): Promise<void> {
  const oldest = new Date(nowMs - keepDays * dayMs).toISOString()
  await inTransaction(payload, async (req) => {
    await runSql(req, sql`DELETE FROM audit_log WHERE happened_at < ${oldest}`)
    await runSql(
      req,
      sql`DELETE FROM audit_log WHERE id <=
          (SELECT id FROM audit_log ORDER BY id DESC LIMIT 1 OFFSET ${maxEntries})`,
    )
  })
}
