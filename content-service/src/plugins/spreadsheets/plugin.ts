import type { Plugin } from 'payload'
import { spreadsheetEndpoints } from './endpoints.ts'
import { tables } from './tables.ts'

const folder = '/src/plugins/spreadsheets'

const view = {
  Component: `${folder}/spreadsheet-view.tsx#SpreadsheetView`,
  path: '/spreadsheets',
  exact: true,
} as const

/** Adds a download above each list, and a page that checks and imports a changed spreadsheet. */
export function spreadsheets(): Plugin {
  return ({ admin = {}, collections = [], endpoints = [], ...config }) => ({
    ...config,
    endpoints: [...endpoints, ...spreadsheetEndpoints],
    admin: {
      ...admin,
      components: {
        ...admin.components,
        views: { ...admin.components?.views, spreadsheets: view },
      },
    },
    collections: collections.map((collection) => {
      const tablesHere = tables.filter((table) => table.collection === collection.slug)
      if (tablesHere.length === 0) return collection
      const { components } = collection.admin ?? {}
      const link = {
        path: `${folder}/spreadsheet-links.tsx#SpreadsheetLinks`,
        serverProps: { tables: tablesHere.map(({ name }) => name) },
      }
      const beforeListTable = [...(components?.beforeListTable ?? []), link]
      return {
        ...collection,
        admin: { ...collection.admin, components: { ...components, beforeListTable } },
      }
    }),
  })
}
