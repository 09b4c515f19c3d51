import type { Product } from '@niaga/contract/entities'
import type { FixedPath } from '@niaga/contract/pages'
import { equipmentSheetPaths, productSheetPaths } from '@niaga/contract/sheet-paths'
import { data, useLocation } from 'react-router'
import type { Thing } from 'schema-dts'
import { contentFailure, failureHeaders } from '../../../../content/content-failure.ts'
import { gone, missing } from '../../../../content/missing.ts'
import { valueOrNull } from '../../../../content/reading.ts'
import { throwIfMoved } from '../../../moved-addresses/throw-if-moved.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { pageStyles } from '../../../page-styles.ts'
import { readPages } from '../../../page-texts/read-pages.server.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { siteContext } from '../../../site-context.ts'
import { breadcrumbList } from '../../../structured-data/breadcrumb-list.ts'
import { product, type ShownProduct } from '../../../structured-data/product.ts'
import type { AddressBase } from '../../../structured-data/thing-address.ts'
import { itemKindAt } from '../../../ui/calls.ts'
import { documentViews, registrationViews } from '../../../ui/documents/document-view.ts'
import drawingStyles from '../../../ui/drawings/drawings.css?url'
import { relatedPosts, searchedPosts } from '../../../ui/related-posts.ts'
import { ErrorView } from '../../../ui/states/error-view.tsx'
import { catalogueAt, cataloguePaths, itemPages, otherEntries } from '../lists/catalogue-at.ts'
import { fleetLink } from '../offer/calculator-links.ts'
import { gradeFigures } from '../offer/grade-view.ts'
import { readOffer } from '../offer/read-offer.server.ts'
import { type TermsView, windowFigures } from '../offer/terms-view.ts'
import type { UnitView } from '../offer/unit-view.ts'
import { itemFigure } from '../sheet/deciding-figure.ts'
import { itemLook } from '../sheet/item-look.ts'
import { machineTypes } from '../sheet/machine-types.ts'
import { readSheets } from '../sheet/read-sheets.server.ts'
import { searchTitle } from '../sheet/search-title.ts'
import { unitPictures } from '../sheet/unit-pictures.ts'
import type { Route } from './+types/item-route'
import { evidence } from './evidence.ts'
import { findItem, isItemAddress } from './find-item.ts'
import itemStyles from './item-page.css?url'
import { ItemScreen } from './item-screen.tsx'
import { type ItemView, itemSeo, itemView } from './item-view.ts'

export const handle = pageStyles(itemStyles, drawingStyles)

export const headers = failureHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  if (!isItemAddress(params.id)) {
    await throwIfMoved(url.pathname, locale, site)
    throw data(null, { status: 404 })
  }
  const catalogue = catalogueAt(url.pathname)
  const { content, imageSource } = site
  const { list, one, sheetPaths, owners } = {
    product: {
      ...{ list: content.products, one: content.product, sheetPaths: productSheetPaths },
      owners: 'product_ids' as const,
    },
    tool: {
      ...{ list: content.tools, one: content.tool, sheetPaths: equipmentSheetPaths },
      owners: 'tool_ids' as const,
    },
  }[catalogue]
  const [items, sheets, documents, blogs, pages, contact] = await Promise.all([
    list(locale),
    readSheets(sheetPaths, locale, site),
    content.documents(locale),
    content.blogs(locale, { from: 0, count: searchedPosts }),
    readPages(locale, site),
    content.contact(locale),
  ])
  if (!items.ok) return contentFailure(items, {})
  const item = await findItem(items.value, params.id, (id) => one(locale, id))
  if (!item.ok) return contentFailure(item, {})
  if (item.value === null || item.value === gone) {
    await throwIfMoved(url.pathname, locale, site)
    throw missing(catalogue, item.value)
  }
  const { sheet, picture, alt, credit, drawing } = itemLook(item.value, catalogue, locale, {
    imageSource,
    sheets,
  })
  const view = itemView(item.value, locale)
  const { id } = item.value
  const offered: Product = item.value
  const seo = itemSeo(item.value, locale, imageSource)
  const attached = (valueOrNull(documents) ?? []).filter((document) =>
    document[owners].includes(id),
  )
  const ownDocuments = documentViews(attached, locale)
  const company = valueOrNull(contact)?.company
  const offer = await readOffer(
    item.value,
    locale,
    url.searchParams,
    {
      unitPictures: unitPictures(locale, { imageSource, ownPicture: site.ownPicture, sheets }),
      sheetPath: sheet?.path ?? null,
      surveyors: company?.accepted_surveyors ?? [],
    },
    site,
  )
  const path = cataloguePaths[catalogue]
  const shown = {
    ...view,
    picture,
    path: `${path}/${id}`,
    units: offer.units,
    windows: offer.terms?.windows ?? [],
    grades: gradeFigures(offer.grades),
  }
  site.describe(itemThings(shown, [path], { origin: site.origin, locale }))
  const [grade, ...others] = offer.chosen === '' ? [] : (offer.grades?.grades ?? [])
  const figure = itemFigure(
    {
      grades: offer.grades?.grades ?? [],
      sheetRows: sheet?.localRows ?? [],
      features: view.features,
    },
    locale,
  )
  return {
    ok: true as const,
    id,
    searchTitle: searchTitle(view.name, figure),
    view: { ...view, picture, alt, credit },
    drawing,
    types: machineTypes(drawing, sheet?.localRows ?? [], locale, site.ownPicture),
    figure,
    offer,
    facts: evidence({
      grades: offered.grades,
      origins: offer.origins,
      registrations: registrationViews(company, locale),
    }),
    posts: relatedPosts(valueOrNull(blogs)?.posts ?? [], view.name).map(({ id: post, title }) => {
      return { path: `/blog/${post}`, name: title }
    }),
    seo,
    page: pages.pageAt(itemPages[catalogue], view.name),
    subject: {
      product: grade && others.length === 0 ? grade.title : view.name,
      kind: itemKindAt(shown.path, sheet?.path ?? null, offer.grades),
      path: shown.path + offer.chosen,
      desk: offer.contact,
    },
    sheet: sheet && {
      path: sheet.path,
      material: sheet.material,
      fleetCalculator: fleetLink(sheet),
    },
    documents: ownDocuments,
  }
}

type ShownItem = ItemView &
  Pick<ShownProduct, 'path' | 'grades' | 'picture'> &
  Pick<TermsView, 'windows'> & { units: readonly UnitView[] }

/** Returns the structured data of the page of a product or machine. */
function itemThings(item: ShownItem, trail: readonly FixedPath[], base: AddressBase): Thing[] {
  const { name, sentence: description, features, windows } = item
  const figures = [
    ...features.map(({ name, text }) => ({ name, value: text })),
    ...windowFigures(windows, ''),
  ]
  const grades = item.grades.map((grade) => ({
    ...grade,
    figures: [...grade.figures, ...windowFigures(windows, grade.name)],
  }))
  const shown = { ...item, description, figures, grades, offerPath: null }
  return [breadcrumbList(trail, name, base), product(shown, base)]
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.ok) return pageMeta({ matches, title: m.state_error_title() })
  const { view, searchTitle: title, seo, page } = loaderData
  const description = view.summary || page.seo.description
  return pageMeta({ matches, title, description, seo })
}

export default function CatalogueItem({ loaderData, matches, params }: Route.ComponentProps) {
  const catalogue = catalogueAt(useLocation().pathname)
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  const { products, tools } = matches[0].loaderData.chrome
  const path = cataloguePaths[catalogue]
  const { others, entries } = {
    product: { others: m.product_others, entries: products },
    tool: { others: m.tool_others, entries: tools },
  }[catalogue]
  return (
    <ItemScreen
      key={catalogue}
      item={{ ...loaderData.view, id: loaderData.id, path: `${path}/${loaderData.id}` }}
      figure={loaderData.figure}
      offer={loaderData.offer}
      goods={loaderData.subject}
      facts={loaderData.facts}
      posts={loaderData.posts}
      closing={loaderData.page.closing}
      list={path}
      sheet={loaderData.sheet}
      drawing={loaderData.drawing}
      types={loaderData.types}
      documents={loaderData.documents}
      others={{ title: others(), pages: otherEntries(path, entries, params.id) }}
      material={catalogue === 'tool' ? 'equipment' : undefined}
    />
  )
}
