'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { useOpenWhenNew } from '../../platform/admin/row-label.tsx'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { getDay } from '../documents/document-days.ts'

type Holiday = { day?: string | null; name?: string | null }

const formats = {
  id: new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
}

/** The heading of a holiday: its day, because most names recur each year. */
export function HolidayLabel() {
  const { data, path, rowNumber = 0 } = useRowLabel<Holiday>()
  const { i18n } = useTranslation()
  const day = getDay(data?.day)
  useOpenWhenNew(path, !day)
  if (!day) return <span>{rowNumber + 1}</span>
  const date = formats[adminLanguage(i18n.language)].format(new Date(day))
  return <span>{[date, data?.name].filter(Boolean).join(' · ')}</span>
}
