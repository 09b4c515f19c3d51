'use client'

import { useField, useTranslation } from '@payloadcms/ui'

type Props = { path: string; shownCharacters?: number; shownWords?: number }

const texts = {
  id: { cut: 'Terpotong setelah', menu: 'Di menu' },
  en: { cut: 'Cut after', menu: 'In the menu' },
}

/** Below a field that the site cuts: how much is written of what is shown, or what is left of it. */
export function ShownPart({ path, shownCharacters, shownWords }: Props) {
  const { value } = useField<string>({ path })
  const { i18n } = useTranslation()
  const text = texts[i18n.language === 'en' ? 'en' : 'id']
  const written = (value ?? '').trim()
  if (shownWords) {
    const words = written.split(/\s+/).slice(0, shownWords).join(' ')
    return words ? (
      <p className="shown-part">
        {text.menu}: {words}
      </p>
    ) : null
  }
  const length = [...written].length
  const limit = shownCharacters ?? 0
  return (
    <p className="shown-part" data-is-cut={length > limit} aria-live="polite">
      {length} / {limit}
      {length > limit && ` · ${text.cut} “${[...written].slice(0, limit).slice(-12).join('')}”`}
    </p>
  )
}
