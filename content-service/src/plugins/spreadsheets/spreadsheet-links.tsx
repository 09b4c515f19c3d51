import type { ServerProps } from 'payload'
import { adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { tableNamed } from './tables.ts'

/** Links a list to its download, and to the page that imports a changed file of the list or its contents. */
export function SpreadsheetLinks({ i18n, tables }: ServerProps & { tables: string[] }) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).spreadsheets
  const [table = '', ...inner] = tables
  const address = `/cms/api/spreadsheets/${table}/export`
  return (
    <nav className="list-tools" aria-label={text.title}>
      <a href={address} download>
        {text.excel}
      </a>
      <a href={`${address}?format=csv`} download>
        {text.csv}
      </a>
      <a href={`/admin/spreadsheets?table=${table}`}>{text.open}</a>
      {inner.map((name) => (
        <a key={name} href={`/admin/spreadsheets?table=${name}`}>
          {fillIn(text.inner, { list: tableNamed(name)?.label[language] ?? '' })}
        </a>
      ))}
    </nav>
  )
}
