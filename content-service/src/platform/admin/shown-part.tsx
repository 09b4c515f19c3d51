'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { adminLanguage } from '../admin-kit/admin-texts.ts'
import { bodyText } from './body-text.ts'
import { describeShown, type Shown } from './shown.ts'

type Props = { path: string; shown: Shown[] }

const pauseMs = 1000

/** Shows the length of a long text and how much of it is shown, below a field that the site truncates or the form limits. */
export function ShownPart({ path, shown }: Props) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const text = typeof value === 'string' ? value : bodyText(value)
  const parts = shown.flatMap((part) => describeShown(text, part, language) ?? [])
  const announced = useAfterPause(parts.map(({ text }) => text).join('. '))
  return (
    <div className="shown-part">
      {parts.map(({ text, isCut }) => (
        <p key={text} data-is-cut={isCut}>
          {text}
        </p>
      ))}
      <span role="status" className="hidden-text">
        {announced}
      </span>
    </div>
  )
}

/** Returns the text after a pause in typing: otherwise a screen reader would announce it at every key. */
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
