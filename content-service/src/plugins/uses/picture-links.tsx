'use client'

import { toast, useListQuery, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'

/** The lists of pictures, with the part of a query by which each is known. */
const lists = { used: '"not_in"', unused: '"id":{"in"', missing: '"altIndonesian"' } as const
const names = Object.keys(lists) as (keyof typeof lists)[]

/** Long enough to correct several files by their reasons, which only the messages contain. */
const errorMs = 120_000

/** Links to the pictures by use and missing text, and translates what Payload says of several uploaded files. */
export function PictureLinks() {
  const text = adminTexts(useTranslation().i18n).pictures
  const where = JSON.stringify(useListQuery().query?.where ?? {})
  const current = names.find((name) => where.includes(lists[name]))

  useEffect(() => {
    const { success, error } = toast
    toast.success = (message, data) => success(inLanguage(message, text.saved), data)
    toast.error = (message, data) =>
      error(inLanguage(message, text.rejected), { duration: errorMs, ...data })
    return () => void Object.assign(toast, { success, error })
  }, [text])

  return (
    <nav className="list-tools" aria-label={text.filter}>
      <a href="/admin/collections/media" aria-current={current ? undefined : 'page'}>
        {text.all}
      </a>
      {names.map((name) => (
        <a
          key={name}
          href={`/cms/api/media/lists/${name}`}
          aria-current={current === name ? 'page' : undefined}
        >
          {text[name]}
        </a>
      ))}
    </nav>
  )
}

type Message = Parameters<typeof toast.success>[0]

function inLanguage(message: Message, text: string): Message {
  const [, count] =
    /^(?:Successfully saved|Failed to save) (\d+) files$/.exec(String(message)) ?? []
  return count ? fillIn(text, { count }) : message
}
