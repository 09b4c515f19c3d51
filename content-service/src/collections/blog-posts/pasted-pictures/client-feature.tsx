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
import { withoutRejectedPictures } from './rejected-pictures.ts'

const texts = {
  id: 'Gambar yang ditempel tidak dapat diterima. Simpan sebagai PNG, JPEG, WebP, atau AVIF, paling besar 10 MB, lalu sisipkan lewat “Gambar”.',
  en: 'This picture cannot be pasted. Save it as PNG, JPEG, WebP or AVIF, at most 10 MB, then insert it with “Upload”.',
}

function PastedPictures() {
  const [editor] = useLexicalComposerContext()
  const { i18n } = useTranslation()
  const sentence = texts[i18n.language === 'en' ? 'en' : 'id']

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
