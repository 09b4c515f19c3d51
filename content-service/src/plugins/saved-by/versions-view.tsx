import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { writeMoment } from '../../platform/admin/write-moment.ts'
import { adminLanguage, adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { readVersions, type Versioned } from './read-versions.ts'
import { VersionLines } from './version-lines.tsx'

/** Shows when and by whom each version of a document was saved. Payload’s own list does not show by whom. */
export async function VersionsView(props: DocumentViewServerProps) {
  const { initPageResult, routeSegments, searchParams } = props
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const language = adminLanguage(req.i18n.language)
  const text = adminTexts(req.i18n).versions
  const config = collectionConfig ?? globalConfig
  if (!config) return notFound()
  const label = collectionConfig?.labels.plural ?? globalConfig?.label ?? config.slug
  const hasDrafts = Boolean(config.versions?.drafts)
  const versioned: Versioned | null = globalConfig
    ? { global: globalConfig.slug, hasDrafts }
    : collectionConfig && docID !== undefined
      ? { collection: collectionConfig.slug, id: docID, hasDrafts }
      : null
  if (!versioned) return notFound()
  const { lines, page, pages } = await readVersions(req, versioned, pageIn(searchParams))
  const isTrashed = routeSegments[2] === 'trash'
  const folder = `/admin/${routeSegments.slice(0, routeSegments.lastIndexOf('versions') + 1).join('/')}`
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={getTranslation(label, req.i18n)}
        useAsTitle={collectionConfig?.admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          {lines.length === 0 && <p>{req.t('version:noFurtherVersionsFound')}</p>}
          {lines.length > 0 && (
            <VersionLines
              heading={text.heading}
              lines={lines.map((line) => ({
                ...line,
                href: `${folder}/${line.id}`,
                saved: writeMoment(line.savedAt, language),
              }))}
              text={text}
            />
          )}
          {pages > 1 && (
            <nav className="list-tools" aria-label={text.pages}>
              {page > 1 && <a href={`?page=${page - 1}`}>{text.newer}</a>}
              <span>{fillIn(text.page, { page, pages })}</span>
              {page < pages && <a href={`?page=${page + 1}`}>{text.older}</a>}
            </nav>
          )}
        </Gutter>
      </main>
    </>
  )
}

function pageIn(query: DocumentViewServerProps['searchParams']): number {
  const page = Number(query?.page ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
