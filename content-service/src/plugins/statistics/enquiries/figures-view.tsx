import type { AdminViewServerProps } from 'payload'
import { stageLabel } from '../../../collections/enquiries/stages.ts'
import { writeNumber } from '../../../platform/admin/write-number.ts'
import {
  type AdminI18n,
  adminLanguage,
  adminTexts,
} from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { getViewer, InboxPage } from '../../enquiry-desk/inbox-page.tsx'
import { CountsOverTime } from '../counts-over-time.tsx'
import { writeMonth } from '../months.ts'
import { RankedFigure } from '../ranked-figure.tsx'
import { AnswerTimes } from './answer-times.tsx'
import { type Figures, maxCounted, readFigures } from './read-figures.ts'

/** Shows the enquiries of the last twelve months and the times until the answer, in charts drawn on the server. */
export async function FiguresView(view: AdminViewServerProps) {
  const { req } = getViewer(view, 'figures')
  const { i18n } = req
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).figures
  const figures = await readFigures(req.payload, { language, now: new Date() })
  return (
    <InboxPage view={view} current="figures" heading={text.heading}>
      {figures.total === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <>
          <p className="aside">
            {fillIn(text.range, { count: writeNumber(figures.total, language) })}{' '}
            {figures.isCut && fillIn(text.cut, { count: writeNumber(maxCounted, language) })}
          </p>
          <Pictures figures={figures} i18n={i18n} />
        </>
      )}
    </InboxPage>
  )
}

function Pictures({ figures, i18n }: { figures: Figures; i18n: AdminI18n }) {
  const language = adminLanguage(i18n.language)
  const text = adminTexts(i18n).figures
  const stages = figures.stages.map(({ status, count }) => ({
    name: stageLabel(status, language),
    count,
  }))
  const counts = figures.months.map(({ month, count }) => ({
    ...{ name: writeMonth(month, 'long', language), short: writeMonth(month, 'short', language) },
    count,
  }))
  const ranked = { none: text.noneNamed, i18n }
  return (
    <div className="figures">
      <CountsOverTime
        {...{ id: 'months', title: text.byMonth, head: [text.month, text.enquiries], counts, i18n }}
      />
      <AnswerTimes months={figures.months} i18n={i18n} />
      <RankedFigure
        {...{ id: 'products', title: text.byProduct, head: [text.product, text.enquiries] }}
        {...{ ...ranked, ...figures.products }}
      />
      <RankedFigure
        {...{ id: 'countries', title: text.byCountry, head: [text.country, text.enquiries] }}
        {...{ ...ranked, ...figures.countries }}
      />
      <RankedFigure
        {...{ id: 'stages', title: text.byStage, head: [text.stage, text.enquiries] }}
        {...{ ...ranked, counts: stages, others: 0 }}
      />
    </div>
  )
}
