import type { ServerProps } from 'payload'
import { texts } from './texts.ts'

/** Above a list: its download, and the page on which a changed file is imported. */
export function SpreadsheetLinks({ i18n, table }: ServerProps & { table: string }) {
  const text = texts[i18n.language === 'en' ? 'en' : 'id']
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
    </nav>
  )
}
