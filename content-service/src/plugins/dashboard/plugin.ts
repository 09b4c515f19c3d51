import type { Plugin } from 'payload'

const overview = '/src/plugins/dashboard/dashboard.tsx#Dashboard'

/** Shows unread messages and the latest edits, above Payload's own list of collections. */
export function dashboard(): Plugin {
  return (config) => {
    const { components } = config.admin ?? {}
    const beforeDashboard = [...(components?.beforeDashboard ?? []), overview]
    return { ...config, admin: { ...config.admin, components: { ...components, beforeDashboard } } }
  }
}
