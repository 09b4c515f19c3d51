'use client'

import { toast } from '@payloadcms/ui'
import { send } from './send.ts'
import type { Texts } from './texts.ts'
import { TypedLine } from './typed-line.tsx'

type Props = { text: Texts; id: number | string; onOff: () => void }

/** Lets admins remove a colleague's factor. */
export function OfAnother({ text, id, onOff }: Props) {
  async function remove(confirmation: string) {
    const { isGood, message } = await send(`${id}/second-factor/remove`, { confirmation })
    if (!isGood) return void toast.error(message ?? text.failed)
    toast.success(text.removed)
    onOff()
  }

  return (
    <>
      <p>{text.aboutAnother}</p>
      <TypedLine
        label={text.ownPasswordOrCode}
        type="password"
        autoComplete="current-password"
        actions={[{ label: text.removeForeignEntry, run: remove }]}
      />
    </>
  )
}
