import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'

/**
 * The secrets of authenticator apps. They are not fields of the account, because Payload rewrites the whole account
 * whenever a session starts, and could undo the record of the last used code.
 */
export function secondFactors(): CollectionConfig {
  return {
    ...internalCollection('second-factors', [
      { name: 'account', type: 'number', required: true, unique: true },
      { name: 'sealedSecret', type: 'text', required: true },
      { name: 'isConfirmed', type: 'checkbox', required: true, defaultValue: false },
      { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    ]),
    timestamps: false,
  }
}

/** Codes that replace a lost phone: only digests are stored, and each is deleted after use. */
export function recoveryCodes(): CollectionConfig {
  return {
    ...internalCollection('recovery-codes', [
      { name: 'account', type: 'number', required: true, index: true },
      { name: 'digest', type: 'text', required: true, unique: true },
    ]),
    timestamps: false,
  }
}
