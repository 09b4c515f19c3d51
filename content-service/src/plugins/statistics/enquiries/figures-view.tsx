import type { AdminViewServerProps } from 'payload'
import { stageLabel } from '../../../collections/enquiries/stages.ts'
import { writeNumber } from '../../../platform/admin/write-number.ts'
import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { getViewer, InboxPage } from '../../enquiry-desk/inbox-page.tsx'
import { AnswerTimes } from './answer-times.tsx'
import { MonthCounts } from './month-counts.tsx'
import { RankedFigure } from './ranked-figure.tsx'
import { type Figures, maxCounted, readFigures } from './read-figures.ts'
import { figureTexts } from './texts.ts'

/** Shows the enquiries of the last twelve months and the times until the answer, in charts drawn on the server. */
export async function FiguresView(view: AdminViewServerProps) {
  const { req, language } = getViewer(view, 'figures')
  const text = figureTexts[language]
  const figures = await readFigures(req.payload, { language, now: new Date() })
  return (
    <InboxPage view={view} current="figures" heading={text.heading}>
      {figures.total === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <>
          <p className="inbox__aside">
            {fillIn(text.range, { count: writeNumber(figures.total, language) })}{' '}
            {figures.isCut && fillIn(text.cut, { count: writeNumber(maxCounted, language) })}
          </p>
          <Pictures figures={figures} language={language} />
        </>
      )}
    </InboxPage>
  )
}

function Pictures({ figures, language }: { figures: Figures; language: AdminLanguage }) {
  const text = figureTexts[language]
  const stages = figures.stages.map(({ status, count }) => ({
    name: stageLabel(status, language),
    count,
  }))
  return (
    <div className="figures">
      <MonthCounts months={figures.months} language={language} />
      <AnswerTimes months={figures.months} language={language} />
      <RankedFigure
        {...{ id: 'products', title: text.byProduct, of: text.product, language }}
        {...figures.products}
      />
      <RankedFigure
        {...{ id: 'countries', title: text.byCountry, of: text.country, language }}
        {...figures.countries}
      />
      <RankedFigure
        {...{ id: 'stages', title: text.byStage, of: text.stage, language }}
        {...{ counts: stages, others: 0 }}
      />
    </div>
  )
}
