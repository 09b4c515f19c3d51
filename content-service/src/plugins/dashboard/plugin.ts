import type { Plugin } from 'payload'
import { withAdmin, withMore } from '../../platform/config/extend.ts'
import { skipColleague } from './first-steps.ts'
import { testMailEndpoints } from './test-mail.ts'

const Component = '/src/plugins/dashboard/dashboard.tsx#Dashboard'

/** Replaces Payload's cards, which repeat the menu, with what needs attention and the latest edits. */
export function dashboard(): Plugin {
  return (config) =>
    withMore(withAdmin(config, { views: { dashboard: { Component } } }), {
      endpoints: [...testMailEndpoints, skipColleague],
    })
}
