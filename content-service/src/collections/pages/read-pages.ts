import type { BaseLocale } from '@niaga/contract/locale'
import type { Page } from '@niaga/contract/page-texts'
import { pagePaths } from '@niaga/contract/pages'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { presentPage } from './present-page.ts'

/** Returns all pages: the specified ones in the order of the route table, then the company's own, oldest first. */
export async function readPages(payload: Payload, locale: BaseLocale): Promise<Page[]> {
  const { documents } = await findLocalized(payload, { collection: 'pages', sort: 'id' })
  const position = new Map<string, number>(pagePaths.map((path, index) => [path, index]))
  const getPosition = ({ path }: Page) => position.get(path ?? '') ?? pagePaths.length
  return documents
    .map((page) => presentPage(page, locale))
    .sort((one, other) => getPosition(one) - getPosition(other))
}
