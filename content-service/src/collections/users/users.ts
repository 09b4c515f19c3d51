import crypto from 'node:crypto'
import { promisify } from 'node:util'
import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  NotFound,
} from 'payload'
import {
  admins,
  adminsAndOneself,
  hiddenFromEditors,
  onlyAdmins,
} from '../../platform/access/access.ts'
import { menuGroups } from '../../platform/admin/labels.ts'
import type { User } from '../../platform/payload-types.ts'
import type { Environment } from '../../platform/settings/environment.ts'
import { endPasswordCheck } from './check-password.ts'
import { limitLogins } from './login-limit.ts'
import { rejectWeakPassword } from './password.ts'
import { requestReset } from './reset-password.ts'
import { rejectEndlessSession } from './sessions.ts'
import { setPasswordByLink } from './set-password.ts'

/** The number of rounds in Payload's password hash. */
const iterations = 600_000

/**
 * Spends the same time on every sign-in. Payload responds at once for an unknown address or a locked account, but
 * otherwise first hashes the password; the difference would reveal who has an account.
 */
const equalizeLoginTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return
  const { email, password } = args.data
  if (typeof email !== 'string' || typeof password !== 'string') return
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  if (user && !(user.lockUntil && Date.parse(user.lockUntil) > Date.now())) return
  const derive = promisify(crypto.pbkdf2)
  await derive(password, crypto.randomBytes(32), iterations, 32, 'sha256')
}

const tenMinutesMs = 600_000
const workingDayS = 28_800

/** Admins create accounts, so addresses are not verified; Payload's own endpoint would fail without its field. */
const withoutVerification: Endpoint = {
  path: '/verify/:id',
  method: 'post',
  handler: (req) => {
    throw new NotFound(req.t)
  },
}

/** The accounts of editors and admins. */
export function users(environment: Environment): CollectionConfig {
  return {
    slug: 'users',
    labels: {
      singular: { id: 'Akun', en: 'Account' },
      plural: { id: 'Akun', en: 'Accounts' },
    },
    auth: {
      tokenExpiration: workingDayS,
      maxLoginAttempts: 5,
      lockTime: tenMinutesMs,
      // Only the cookie contains the token: scripts cannot read it.
      removeTokenFromResponses: true,
      cookies: { sameSite: 'Lax', secure: environment.origin.startsWith('https:') },
    },
    endpoints: [requestReset, setPasswordByLink, withoutVerification],
    access: {
      create: admins,
      read: adminsAndOneself,
      update: adminsAndOneself,
      delete: admins,
      unlock: admins,
    },
    admin: {
      group: menuGroups.system,
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role', 'updatedAt'],
      hidden: hiddenFromEditors(environment),
      description: {
        id: 'Orang yang boleh masuk ke halaman ini. Kata sandi paling sedikit 12 karakter dan tidak mudah ditebak.',
        en: 'Who may sign in here. A password has at least 12 characters and is not easy to guess.',
      },
    },
    hooks: {
      beforeOperation: [limitLogins, equalizeLoginTime, rejectWeakPassword],
      beforeLogin: [endPasswordCheck],
      refresh: [rejectEndlessSession],
    },
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        label: { id: 'Nama', en: 'Name' },
        admin: {
          description: { id: 'Tampil di sini dan di jawaban.', en: 'Shown here and in replies.' },
        },
      },
      {
        name: 'role',
        type: 'select',
        required: true,
        defaultValue: 'editor',
        saveToJWT: true,
        access: { create: onlyAdmins, update: onlyAdmins },
        label: { id: 'Peran', en: 'Role' },
        options: [
          { value: 'admin', label: { id: 'Admin', en: 'Admin' } },
          { value: 'editor', label: { id: 'Editor', en: 'Editor' } },
          { value: 'sales', label: { id: 'Penjualan', en: 'Sales' } },
        ],
        admin: {
          disableBulkEdit: true,
          description: {
            id: 'Editor mengurus isi situs dan pesan masuk. Admin juga mengurus akun, menu, dan isi kaki halaman, serta dapat menghapus pesan. Penjualan hanya mengurus pesan masuk.',
            en: 'Editors manage content and enquiries. Admins also manage accounts, the menu and footer items, and may delete enquiries. Sales manage enquiries only.',
          },
        },
      },
    ],
  }
}
