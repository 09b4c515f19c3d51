'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useEffectEvent } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { useSend } from '../../platform/admin-kit/use-send.ts'
import { fillIn } from '../../platform/text/fill-in.ts'

type Props = { ids: number[]; slug: string; durationMs: number }

/** Offers to restore documents from the bin, for a limited time. */
export function UndoToast({ ids, slug, durationMs }: Props) {
  const router = useRouter()
  const send = useSend()
  const text = adminTexts(useTranslation().i18n).lists
  const selection = ids.join()
  const count = ids.length

  async function restore() {
    const query = `trash=true&limit=0&where[id][in]=${selection}`
    if ((await send(`${slug}?${query}`, { deletedAt: null }, 'PATCH')).fault) return
    toast.success(fillIn(text.restored, { count }))
    router.refresh()
  }

  const offer = useEffectEvent(() => {
    const action = { label: text.undo, onClick: () => void restore() }
    toast(fillIn(text.binned, { count }), { id: selection, action, duration: durationMs })
  })

  useEffect(() => {
    if (selection) offer()
  }, [selection])

  return null
}
