'use client'

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { useLoaded } from '../../platform/admin-kit/use-loaded.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import type { Uses } from './find-uses.ts'

/** Lists where a document is used, for the editor to see before changing or deleting it. */
export function UsesPart() {
  const text = adminTexts(useTranslation().i18n).uses
  const { id, collectionSlug, hasDeletePermission } = useDocumentInfo()
  const found = useLoaded<Uses>(id ? `${collectionSlug}/${id}/uses` : null)
  const isLinked = useFormFields(
    ([{ slug, inFooter }]) => slug?.value === 'privasi' || Boolean(inFooter?.value),
  )
  if (!id) return null
  return (
    <section className="field-type document-uses" aria-labelledby="document-uses">
      <h2 id="document-uses">{text.title}</h2>
      {found?.isComplete && found.uses.length === 0 && (
        <p>{isLinked ? text.linked : hasDeletePermission ? text.free : text.none}</p>
      )}
      <ul>
        {found?.uses.map(({ href, name, isHarmless }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            {isHarmless && ` (${text.harmless})`}
          </li>
        ))}
      </ul>
      {found?.isComplete === false && <p>{text.stopped}</p>}
      {found?.isFull && <p>{fillIn(text.first, { count: found.uses.length })}</p>}
    </section>
  )
}
