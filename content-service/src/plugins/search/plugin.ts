import type { Plugin } from 'payload'

const button = '/src/plugins/search/search-button.tsx#SearchButton'

/** Adds a search of all public documents and messages to the header of every page. */
export function search(): Plugin {
  return (config) => {
    const { components } = config.admin ?? {}
    const actions = [...(components?.actions ?? []), button]
    return { ...config, admin: { ...config.admin, components: { ...components, actions } } }
  }
}
