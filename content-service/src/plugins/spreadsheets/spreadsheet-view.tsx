import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { isSales } from '../../platform/access/access.ts'
import { SpreadsheetImport } from './spreadsheet-import.tsx'
import { tableNamed, tables } from './tables.ts'
import { texts } from './texts.ts'

/** The page on which a list is downloaded as a spreadsheet, and a changed one imported. */
export function SpreadsheetView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/spreadsheets')}`)
  if (isSales(user)) redirect('/admin')
  const language = i18n.language === 'en' ? 'en' : 'id'
  const text = texts[language]
  const table = tableNamed(searchParams?.table)
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <Gutter className="spreadsheets">
        <h1>{text.title}</h1>
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
            <SpreadsheetImport key={table.name} table={table.name} language={language} />
          </>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
