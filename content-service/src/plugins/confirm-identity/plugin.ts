import type { Plugin, TextField } from 'payload'
import { onlyInForm } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { withCollection, withMore } from '../../platform/config/extend.ts'
import { confirmation, requireConfirmation } from './confirm-identity.ts'
import { confirmedEndpoints } from './endpoints.ts'

/** Requires the user's own password, or a code, for changes that give access to an account: the browser may be unattended. */
export function identityConfirmation(): Plugin {
  return (config) =>
    withCollection(config, 'users', (users) => ({
      ...users,
      endpoints: [...(users.endpoints || []), ...confirmedEndpoints],
      fields: [confirmationField(), ...users.fields],
      hooks: withMore(users.hooks, { beforeOperation: [requireConfirmation] }),
    }))
}

/** Required to change a password, an email address or a role, or to create an admin. */
function confirmationField(): TextField {
  return {
    name: confirmation,
    type: 'text',
    virtual: true,
    label,
    admin: {
      ...onlyInForm,
      components: {
        Field: {
          path: '/src/plugins/confirm-identity/confirmation.tsx#Confirmation',
          // The texts of `field` are in the language in which a form was first opened since the service started.
          clientProps: { label, description },
        },
      },
    },
  }
}

const label: Label = { id: 'Kata sandi Anda atau kode', en: 'Your password or a code' }

const description: Label = {
  id: 'Mengubah kata sandi, email, atau peran meminta kata sandi Anda sendiri yang sekarang, atau kode dari aplikasi autentikator Anda.',
  en: 'To change a password, an email address or a role, enter your own current password, or a code from your authenticator app.',
}
