import { promisesAnswer } from '@niaga/contract/answer-time'
import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import { translated } from '@niaga/contract/translation'
import { isOnOffer } from '@niaga/contract/units'
import { contentFailure, failureHeaders } from '../../../../content/content-failure.ts'
import { missing } from '../../../../content/missing.ts'
import { valueOrNull } from '../../../../content/reading.ts'
import { throwIfMoved } from '../../../moved-addresses/throw-if-moved.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { pageStyles } from '../../../page-styles.ts'
import { readPages } from '../../../page-texts/read-pages.server.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { siteContext } from '../../../site-context.ts'
import { breadcrumbList } from '../../../structured-data/breadcrumb-list.ts'
import { product } from '../../../structured-data/product.ts'
import { unitTitle } from '../../../ui/calls.ts'
import { documentViews } from '../../../ui/documents/document-view.ts'
import { ErrorView } from '../../../ui/states/error-view.tsx'
import { findItem, isItemAddress } from '../item/find-item.ts'
import { priceMade } from '../offer/price-view.ts'
import { readOffer } from '../offer/read-offer.server.ts'
import { knownFacts, type UnitView, unitText, unitViews } from '../offer/unit-view.ts'
import { readSheets } from '../sheet/read-sheets.server.ts'
import { unitPictures } from '../sheet/unit-pictures.ts'
import type { Route } from './+types/unit-route'
import unitStyles from './unit-page.css?url'
import { UnitScreen } from './unit-screen.tsx'

export const handle = pageStyles(unitStyles)

export const headers = failureHeaders

/** The terms of hire that make its price. */
const priceTerms = ['basis', 'minimum']

const maxSimilar = 4
/** As a share of the operating weight. */
const maxWeightDifference = 0.35

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const { content, imageSource, ownPicture } = site
  const [tools, sheets, documents, company, pages] = await Promise.all([
    content.tools(locale),
    readSheets(equipmentSheetPaths, locale, site),
    content.documents(locale),
    content.contact(locale),
    readPages(locale, site),
  ])
  if (!tools.ok) return contentFailure(tools, {})
  const reading = isItemAddress(params.id)
    ? await findItem(tools.value, params.id, (id) => content.tool(locale, id))
    : null
  if (reading && !reading.ok) return contentFailure(reading, {})
  const tool = typeof reading?.value === 'object' ? reading.value : null
  const pictures = unitPictures(locale, { imageSource, ownPicture, sheets })
  const namedUnits = tool?.units?.filter(({ id }) => String(id) === params.unit)
  const [unit] = tool ? unitViews({ ...tool, units: namedUnits }, locale, pictures) : []
  if (!tool || !unit) {
    await throwIfMoved(url.pathname, locale, site)
    throw missing('tool')
  }
  const offer = await readOffer(
    tool,
    locale,
    url.searchParams,
    { unitPictures: pictures, sheetPath: null, surveyors: [] },
    site,
  )
  const name = translated(tool, 'name', locale)
  const trail = ['/alat', { to: `/alat/${tool.id}`, name }] as const
  const title = unitTitle(name, unit.name, locale)
  const facts = knownFacts(unit.facts)
  const report = (valueOrNull(documents) ?? []).filter(({ id }) => id === unit.reportId)
  const hire = knownFacts(unit.hire).filter(({ field }) => priceTerms.includes(field))
  const isPromised = promisesAnswer(valueOrNull(company)?.company?.offices[0])
  const summary = [unitText(unit, 'offer'), ...unit.summary, unitText(unit, 'location')]
  const description = `${summary.filter(Boolean).join(' · ')}.`
  const base = { origin: site.origin, locale }
  const shown = { name: unit.name, description: '', picture: unit.picture, path: unit.path }
  // The price is the product's offer.
  const figures = facts
    .filter(({ field }) => field !== 'price')
    .map(({ name: fact, text }) => ({ name: fact, value: text }))
  site.describe([
    breadcrumbList(trail, unit.name, base),
    product({ ...shown, figures, offerPath: null, units: [unit], grades: [] }, base),
  ])
  return {
    ok: true as const,
    ...{ unit, trail, title, description },
    priceMade: priceMade(offer.terms, hire) || (isPromised ? m.contact_promise() : ''),
    terms: offer.terms,
    contact: offer.contact,
    report: documentViews(report, locale),
    similar: similarUnits(unit, offer.units),
    closing: pages.pageAt('/alat/{id}', name).closing,
    subject: {
      // What is sold can only be asked for in its kind.
      ...(unit.state === 'sold'
        ? { product: name, kind: 'machine' as const }
        : (unit.goods ?? { product: title, kind: 'machine' as const })),
      path: unit.path,
      desk: offer.contact,
    },
  }
}

/** Returns other units on offer of a machine that may replace one, free ones first. */
function similarUnits(unit: UnitView, units: readonly UnitView[]): UnitView[] {
  const isSimilar = ({ offer, tonnes }: UnitView) =>
    (offer === unit.offer || [offer, unit.offer].includes('both')) &&
    Math.abs((tonnes ?? 0) - (unit.tonnes ?? 0)) <= (unit.tonnes ?? 0) * maxWeightDifference
  // The units of an offer are in the order of their states.
  return units
    .filter((other) => other.id !== unit.id && isOnOffer(other) && isSimilar(other))
    .slice(0, maxSimilar)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.ok) return pageMeta({ matches, title: m.state_error_title() })
  const { title, description } = loaderData
  return pageMeta({ matches, title, description })
}

export default function UnitRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.ok ? <UnitScreen {...loaderData} /> : <ErrorView text={loaderData.error} />
}
