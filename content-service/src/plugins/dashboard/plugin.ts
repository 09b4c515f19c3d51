import type { Plugin } from 'payload'
import { testMailEndpoints } from './test-mail.ts'

const Component = '/src/plugins/dashboard/dashboard.tsx#Dashboard'

/** Replaces Payload's cards, which repeat the menu, with what needs attention and the latest edits. */
export function dashboard(): Plugin {
  return (config) => {
    const { components } = config.admin ?? {}
    const views = { ...components?.views, dashboard: { Component } }
    return {
      ...config,
      endpoints: [...(config.endpoints ?? []), ...testMailEndpoints],
      admin: { ...config.admin, components: { ...components, views } },
    }
  }
}
