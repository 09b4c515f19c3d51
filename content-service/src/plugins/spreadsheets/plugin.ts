import type { Plugin } from 'payload'
import { adminView, withAdmin, withListPart, withMore } from '../../platform/config/extend.ts'
import { spreadsheetEndpoints } from './endpoints.ts'
import { tables } from './tables.ts'

const folder = '/src/plugins/spreadsheets'
const Component = `${folder}/spreadsheet-view.tsx#SpreadsheetView`
const view = adminView('/spreadsheets', Component, 'Ekspor dan impor')

/** Adds a download above each list, and a page that checks and imports a changed spreadsheet. */
export function spreadsheets(): Plugin {
  return (config) => ({
    ...withMore(withAdmin(config, { views: { spreadsheets: view } }), {
      endpoints: spreadsheetEndpoints,
    }),
    collections: config.collections?.map((collection) => {
      const tablesHere = tables.filter((table) => table.collection === collection.slug)
      if (tablesHere.length === 0) return collection
      return withListPart(collection, {
        path: `${folder}/spreadsheet-links.tsx#SpreadsheetLinks`,
        serverProps: { tables: tablesHere.map(({ name }) => name) },
      })
    }),
  })
}
