'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  COMMAND_PRIORITY_CRITICAL,
  DROP_COMMAND,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { cleanPaste, type Omission } from './clean-paste.ts'

/** The rest is counted: more places fill a phone. */
const namedOmissions = 5

/** Long enough to find the places in the text. */
const sentenceMs = 15_000

function PastedText() {
  const [editor] = useLexicalComposerContext()
  const { i18n } = useTranslation()
  const texts = adminTexts(i18n).pasted

  useEffect(() => {
    let cleaned: ClipboardEvent | undefined
    function check(event: Event, data: DataTransfer | null): DataTransfer | null {
      if (data === null) return null
      const { accepted, omissions } = cleanPaste(data)
      if (omissions.length > 0) toast.error(sentenceFor(omissions), { duration: sentenceMs })
      if (accepted === data) return null
      event.preventDefault()
      return accepted
    }
    function sentenceFor(omissions: readonly Omission[]): string {
      const places = omissions
        .slice(0, namedOmissions)
        .map(({ kind, after }) =>
          fillIn(after === '' ? texts.first : texts.after, { what: texts.kinds[kind], after }),
        )
      const rest = omissions.length - places.length
      if (rest > 0) places.push(fillIn(texts.more, { count: rest }))
      const sentence = fillIn(texts.omitted, { list: places.join(' · ') })
      return omissions.some(({ kind }) => kind === 'picture')
        ? `${sentence} ${texts.picture}`
        : sentence
    }
    const removePaste = editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        // A strikethrough stays in the cleaned text, which would be cleaned again without end.
        if (!(event instanceof ClipboardEvent) || event === cleaned) return false
        const clipboardData = check(event, event.clipboardData)
        if (clipboardData === null) return false
        cleaned = new ClipboardEvent('paste', { clipboardData })
        editor.dispatchCommand(PASTE_COMMAND, cleaned)
        return true
      },
      COMMAND_PRIORITY_CRITICAL,
    )
    const removeDrop = editor.registerCommand(
      DROP_COMMAND,
      (event) => check(event, event.dataTransfer) !== null,
      COMMAND_PRIORITY_CRITICAL,
    )
    return () => {
      removePaste()
      removeDrop()
    }
  }, [editor, texts])

  return null
}

export const PastedClient = createClientFeature({
  plugins: [{ Component: PastedText, position: 'normal' }],
})
