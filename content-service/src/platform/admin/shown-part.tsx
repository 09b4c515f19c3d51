'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { bodyText } from './body-text.ts'
import { describeShown, type Shown } from './shown.ts'

type Props = { path: string; shown: Shown[] }

const pauseMs = 1000

/** Below a field that the site cuts or the form limits: how much is written, and what is shown of it. */
export function ShownPart({ path, shown }: Props) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'id'
  const written = typeof value === 'string' ? value : bodyText(value)
  const parts = shown.map((part) => describeShown(written, part, language))
  const announced = useAfterPause(parts.map(({ text }) => text).join('. '))
  return (
    <div className="shown-part">
      {parts.map(({ text, isCut }) => (
        <p key={text} data-is-cut={isCut}>
          {text}
        </p>
      ))}
      <span role="status" className="shown-part__told">
        {announced}
      </span>
    </div>
  )
}

/** The text once it has stood for a moment: a screen reader that reads every letter reads nothing else. */
function useAfterPause(text: string): string {
  const first = useRef(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (text === first.current) return
    const timer = setTimeout(() => setAnnounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}
