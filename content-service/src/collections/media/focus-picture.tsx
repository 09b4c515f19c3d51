'use client'

import { useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import type { MouseEvent } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'

/** Shows the focal point in the picture; a click moves it. Keyboard users have the two number fields. */
export function FocusPicture() {
  const { i18n } = useTranslation()
  const text = adminTexts(i18n).focus
  const { data } = useDocumentInfo()
  const left = useField<number | null>({ path: 'focusX' })
  const top = useField<number | null>({ path: 'focusY' })
  const address: unknown = data?.url
  if (typeof address !== 'string') return null

  function choose({ currentTarget, clientX, clientY }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect()
    left.setValue(Math.round(((clientX - box.left) / box.width) * 100))
    top.setValue(Math.round(((clientY - box.top) / box.height) * 100))
  }

  return (
    <section className="field-type focus-picture" aria-label={text.title}>
      <p className="field-label">{text.title}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's shortcut for the number fields below */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the number fields below */}
      <div className="focus-picture__box" onClick={choose}>
        <img src={address} alt="" />
        {typeof left.value === 'number' && typeof top.value === 'number' && (
          <span
            className="focus-picture__point"
            style={{ left: `${left.value}%`, top: `${top.value}%` }}
          />
        )}
      </div>
      <p className="field-description">{text.hint}</p>
    </section>
  )
}
