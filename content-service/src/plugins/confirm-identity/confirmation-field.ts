import type { TextField } from 'payload'
import { confirmation } from './confirm-identity.ts'

/** Required to change a password, an e-mail address or a role, or to create an admin. */
export function confirmationField(): TextField {
  return {
    name: confirmation,
    type: 'text',
    virtual: true,
    label: { id: 'Kata sandi Anda atau kode', en: 'Your password or a code' },
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/src/plugins/confirm-identity/confirmation.tsx#Confirmation' },
      description: {
        id: 'Mengubah kata sandi, email, atau peran meminta kata sandi Anda sendiri yang sekarang, atau kode dari aplikasi autentikator Anda.',
        en: 'To change a password, an e-mail address or a role, enter your own current password, or a code from your authenticator app.',
      },
    },
  }
}
