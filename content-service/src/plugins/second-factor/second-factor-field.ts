import type { CheckboxField } from 'payload'
import { hasSecondFactor } from './factor-store.ts'

/** Whether an account has a second factor, with buttons to set it up and remove it. */
export function secondFactorField(): CheckboxField {
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
