import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../platform/database/internal-collection.ts'

/**
 * What an account's authenticator app shares with this service. It stands apart from the account, because
 * Payload writes a whole account back whenever a session begins, and would undo which code was used last.
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

/** What stands in for a lost phone: only digests are kept, and each is deleted as it is used. */
export function recoveryCodes(): CollectionConfig {
  return {
    ...internalCollection('recovery-codes', [
      { name: 'account', type: 'number', required: true, index: true },
      { name: 'digest', type: 'text', required: true, unique: true },
    ]),
    timestamps: false,
  }
}
