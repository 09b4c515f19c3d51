import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { isSales } from '../../platform/access/access.ts'
import { AdminPage } from '../../platform/admin/admin-page.tsx'
import { adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { SpreadsheetImport } from './spreadsheet-import.tsx'
import { tableNamed, tables } from './tables.ts'

/** The page that downloads a list as a spreadsheet, and imports a changed one. */
export function SpreadsheetView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { i18n, user } = initPageResult.req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/spreadsheets')}`)
  if (isSales(user)) redirect('/admin')
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).spreadsheets
  const table = tableNamed(searchParams?.table)
  return (
    <AdminPage view={view} className="spreadsheets" heading={text.title}>
      <nav className="list-tools" aria-label={text.title}>
        {tables.map(({ name, label }) => (
          <a
            key={name}
            href={`?table=${name}`}
            aria-current={name === table?.name ? 'page' : undefined}
          >
            {label[language]}
          </a>
        ))}
      </nav>
      {table && (
        <>
          <h2>{text.download}</h2>
          <p>{table.lines ? text.downloadLines : text.downloadHelp}</p>
          <p className="list-tools">
            <a href={`/cms/api/spreadsheets/${table.name}/export`} download>
              {text.excel}
            </a>
            <a href={`/cms/api/spreadsheets/${table.name}/export?format=csv`} download>
              {text.csv}
            </a>
          </p>
          <SpreadsheetImport key={table.name} table={table.name} />
        </>
      )}
    </AdminPage>
  )
}
