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
import { withoutRejectedPictures } from './rejected-pictures.ts'

function PastedPictures() {
  const [editor] = useLexicalComposerContext()
  const { i18n } = useTranslation()
  const sentence = adminTexts(i18n).pastedPictures.rejected

  useEffect(() => {
    function check(event: Event, data: DataTransfer | null): DataTransfer | null {
      if (data === null) return null
      const { accepted, hasRejected } = withoutRejectedPictures(data)
      if (accepted === data) return null
      event.preventDefault()
      if (hasRejected) toast.error(sentence)
      return accepted
    }
    const removePaste = editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent)) return false
        const clipboardData = check(event, event.clipboardData)
        if (clipboardData === null) return false
        editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
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
  }, [editor, sentence])

  return null
}

export const PastedPicturesClient = createClientFeature({
  plugins: [{ Component: PastedPictures, position: 'normal' }],
})
