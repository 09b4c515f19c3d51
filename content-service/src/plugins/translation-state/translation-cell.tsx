import { locales } from '@niaga/contract/locale'
import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { readFacts } from '../desk/facts.ts'

/** Shows in a list in which languages a document lacks texts. */
export async function TranslationCell(props: DefaultServerCellComponentProps) {
  const { payload, collectionSlug, rowData, i18n } = props
  // A form renders the cell too, without a row.
  if (!rowData) return null
  const text = adminTexts(i18n).translations
  const facts = (await factsById(payload, collectionSlug)).get(Number(rowData.id))
  if (!facts) return null
  return (
    <ul className="translation-state">
      {locales.map((locale) => {
        const count = facts.missing[locale]
        if (!count) return null
        return (
          <li key={locale}>
            {text.languages[locale]}:{' '}
            {fillIn(count === 1 ? text.missingOne : text.missing, { count })}
          </li>
        )
      })}
    </ul>
  )
}

/** Reads the facts once for all rows of a list. */
const factsById = cache(async (payload: Payload, slug: CollectionSlug) => {
  const facts = await readFacts(payload, slug)
  return new Map(facts.map((one) => [one.id, one]))
})
