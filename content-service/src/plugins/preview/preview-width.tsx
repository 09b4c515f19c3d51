'use client'

import { useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { type AdminLanguage, adminLanguage } from '../../platform/admin-kit/admin-texts.ts'

const texts: Record<AdminLanguage, { label: string; names: Record<string, string> }> = {
  id: {
    label: 'Lebar pratinjau',
    names: {
      ...{ responsive: 'Selebar ruang', custom: 'Ukuran sendiri' },
      ...{ phone: 'Ponsel', tablet: 'Tablet', desktop: 'Desktop' },
    },
  },
  en: {
    label: 'Preview width',
    names: {
      ...{ responsive: 'Full width', custom: 'Own size' },
      ...{ phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
    },
  },
}

/**
 * Chooses the width of the preview page. It replaces the choice in Payload's toolbar, which names one width in English in
 * every language of the admin.
 */
export function PreviewWidth() {
  const { breakpoint, breakpoints, isLivePreviewing, setBreakpoint } = useLivePreviewContext()
  const { i18n } = useTranslation()
  const { label, names } = texts[adminLanguage(i18n.language)]
  if (!isLivePreviewing || !breakpoint || !breakpoints) return null
  const fixed = breakpoints.filter(({ name }) => name !== 'responsive')
  return (
    <select
      className="preview-width"
      aria-label={label}
      title={label}
      value={breakpoint}
      onChange={(event) => setBreakpoint(event.target.value)}
    >
      <option value="responsive">{names.responsive}</option>
      {fixed.map((one) => (
        <option key={one.name} value={one.name}>
          {names[one.name]} {one.label}
        </option>
      ))}
      {breakpoint === 'custom' && <option value="custom">{names.custom}</option>}
    </select>
  )
}
