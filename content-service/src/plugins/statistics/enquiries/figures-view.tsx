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
import { AnswerTimes } from './answer-times.tsx'
import { MonthCounts } from './month-counts.tsx'
import { RankedFigure } from './ranked-figure.tsx'
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
  return (
    <div className="figures">
      <MonthCounts months={figures.months} i18n={i18n} />
      <AnswerTimes months={figures.months} i18n={i18n} />
      <RankedFigure
        {...{ id: 'products', title: text.byProduct, of: text.product, i18n }}
        {...figures.products}
      />
      <RankedFigure
        {...{ id: 'countries', title: text.byCountry, of: text.country, i18n }}
        {...figures.countries}
      />
      <RankedFigure
        {...{ id: 'stages', title: text.byStage, of: text.stage, i18n }}
        {...{ counts: stages, others: 0 }}
      />
    </div>
  )
}
