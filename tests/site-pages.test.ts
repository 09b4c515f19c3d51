import { expect, test } from 'vitest'
import { sitePages } from '../content-service/src/plugins/desk/site-pages.ts'
import { sheetPaths } from '../contract/src/sheet-paths.ts'
import { routeTable } from '../site/app/route-table.ts'

test('editors can link to each fixed page of the site', () => {
  const fixed = routeTable
    .map(({ path }) => path)
    .filter((path) => !/[:.]/.test(path) && !sheetPaths.some((sheet) => sheet === path))
  expect(sitePages.map(({ address }) => address)).toEqual(fixed)
})
