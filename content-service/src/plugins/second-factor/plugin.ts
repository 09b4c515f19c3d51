import type { CheckboxField, CollectionConfig, Plugin } from 'payload'
import { withAdmin, withCollection, withMore } from '../../platform/config/extend.ts'
import { internalCollection } from '../../platform/database/internal-collection.ts'
import { secondFactorEndpoints } from './endpoints.ts'
import { dropFactor, hasSecondFactor } from './factor-store.ts'
import { countWrongCode, requireCode } from './sign-in-code.ts'

const signInView = { Component: '/src/plugins/second-factor/sign-in-view.tsx#SignInView' }

const defaultColumns = ['name', 'email', 'role', 'hasSecondFactor', 'updatedAt']

/** Adds authenticator codes, required after the password from every account that has set one up. */
export function secondFactor(): Plugin {
  return (config) => {
    const withParts = withMore(withAdmin(config, { views: { login: signInView } }), {
      collections: [secondFactors(), recoveryCodes()],
    })
    return withCollection(withParts, 'users', (users) => ({
      ...users,
      admin: { ...users.admin, defaultColumns },
      endpoints: [...(users.endpoints || []), ...secondFactorEndpoints],
      fields: [...users.fields, secondFactorField()],
      hooks: withMore(users.hooks, {
        beforeLogin: [requireCode],
        afterDelete: [({ req, id }) => dropFactor(req, Number(id))],
        afterError: [countWrongCode],
      }),
    }))
  }
}

/** Whether an account has a second factor, with buttons to set it up and remove it. */
function secondFactorField(): CheckboxField {
  return {
    name: 'hasSecondFactor',
    type: 'checkbox',
    virtual: true,
    label: { id: 'Faktor kedua', en: 'Second factor' },
    access: { create: () => false, update: () => false },
    hooks: {
      afterRead: [
        ({ data, req }) => (typeof data?.id === 'number' ? hasSecondFactor(req, data.id) : false),
      ],
    },
    admin: {
      readOnly: true,
      disableListFilter: true,
      disableBulkEdit: true,
      components: { Field: '/src/plugins/second-factor/second-factor.tsx#SecondFactor' },
      description: {
        id: 'Kode dari aplikasi autentikator, diminta setelah kata sandi.',
        en: 'A code from an authenticator app, required after the password.',
      },
    },
  }
}

/**
 * The secrets of authenticator apps. They are not fields of the account, because Payload rewrites the whole account
 * whenever a session starts, and could undo the record of the last used code.
 */
function secondFactors(): CollectionConfig {
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
function recoveryCodes(): CollectionConfig {
  return {
    ...internalCollection('recovery-codes', [
      { name: 'account', type: 'number', required: true, index: true },
      { name: 'digest', type: 'text', required: true, unique: true },
    ]),
    timestamps: false,
  }
}
