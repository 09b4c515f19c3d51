import type { Plugin } from 'payload'
import { withCollection, withHooks } from '../../platform/config/extend.ts'
import { secondFactorEndpoints } from './endpoints.ts'
import { dropFactor } from './factor-store.ts'
import { secondFactorField } from './second-factor-field.ts'
import { recoveryCodes, secondFactors } from './second-factors.ts'
import { countWrongCode, requireCode } from './sign-in-code.ts'

const signInView = { Component: '/src/plugins/second-factor/sign-in-view.tsx#SignInView' }

const defaultColumns = ['name', 'email', 'role', 'hasSecondFactor', 'updatedAt']

/** Adds authenticator codes, required after the password from every account that has set one up. */
export function secondFactor(): Plugin {
  return (config) => {
    const { admin = {}, collections = [] } = config
    const views = { ...admin.components?.views, login: signInView }
    const withParts = {
      ...config,
      admin: { ...admin, components: { ...admin.components, views } },
      collections: [...collections, secondFactors(), recoveryCodes()],
    }
    return withCollection(withParts, 'users', (users) => ({
      ...users,
      admin: { ...users.admin, defaultColumns },
      endpoints: [...(users.endpoints || []), ...secondFactorEndpoints],
      fields: [...users.fields, secondFactorField()],
      hooks: withHooks(users.hooks, {
        beforeLogin: [requireCode],
        afterDelete: [({ req, id }) => dropFactor(req, Number(id))],
        afterError: [countWrongCode],
      }),
    }))
  }
}
