'use client'

import { Button, toast } from '@payloadcms/ui'
import { send } from './send.ts'
import type { Texts } from './texts.ts'

type Props = { text: Texts; id: number | string; onOff: () => void }

/** What an admin may do for a colleague. */
export function OfAnother({ text, id, onOff }: Props) {
  async function remove() {
    const { isGood, message } = await send(`${id}/second-factor/remove`, {})
    if (!isGood) return void toast.error(message ?? text.failed)
    toast.success(text.removed)
    onOff()
  }

  return (
    <>
      <p>{text.aboutAnother}</p>
      <Button buttonStyle="secondary" onClick={() => void remove()} size="medium" type="button">
        {text.removeOfAnother}
      </Button>
    </>
  )
}
