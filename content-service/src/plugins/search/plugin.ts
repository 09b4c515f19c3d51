import type { Plugin } from 'payload'
import { withAdmin } from '../../platform/config/extend.ts'

/** Adds a search of all public documents and messages to the header of every page. */
export function search(): Plugin {
  return (config) =>
    withAdmin(config, { actions: ['/src/plugins/search/search-button.tsx#SearchButton'] })
}
