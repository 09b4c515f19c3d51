'use client'

import type { days } from '@niaga/contract/opening-hours'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { useOpenWhenNew } from '../../platform/admin/row-label.tsx'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { dayLabels } from './day-labels.ts'

type Day = (typeof days)[number]

type Hours = { from?: Day | null; to?: Day | null; opens?: string | null; closes?: string | null }

/** The heading of a row of opening hours: its days and times, which make a collapsed list readable. */
export function HoursLabel() {
  const { data, path, rowNumber = 0 } = useRowLabel<Hours>()
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const { from, to, opens, closes } = data ?? {}
  useOpenWhenNew(path, !from)
  if (!from) return <span>{rowNumber + 1}</span>
  const names = new Set([from, to ?? from].map((day) => dayLabels[day][language]))
  const times = [opens, closes].filter(Boolean).join('–')
  return <span>{[[...names].join('–'), times].filter(Boolean).join(', ')}</span>
}
