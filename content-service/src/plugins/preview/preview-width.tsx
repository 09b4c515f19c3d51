'use client'

import { useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'

/**
 * Chooses the width of the preview page. It replaces the choice in Payload's toolbar, which names one width in English in
 * every language of the admin.
 */
export function PreviewWidth() {
  const { breakpoint, breakpoints, isLivePreviewing, setBreakpoint } = useLivePreviewContext()
  const { i18n } = useTranslation()
  const { width: label, widths } = adminTexts(i18n).preview
  const names: Record<string, string> = widths
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
