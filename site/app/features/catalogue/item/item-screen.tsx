import type { DrawnMachine } from '@niaga/contract/images'
import type { FixedPath } from '@niaga/contract/pages'
import type { Closing } from '../../../page-texts/site-page.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { CallToAction } from '../../../ui/call-to-action.tsx'
import type { Goods } from '../../../ui/calls.ts'
import type { DocumentView } from '../../../ui/documents/document-view.ts'
import { MachineDrawing } from '../../../ui/drawings/machine-drawing.tsx'
import { EnquiryActions } from '../../../ui/enquiry-actions.tsx'
import type { PageLink } from '../../../ui/other-pages.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ItemTabs } from '../offer/item-tabs.tsx'
import { OfferSection } from '../offer/offer-section.tsx'
import { OfferSections } from '../offer/offer-sections.tsx'
import type { OfferView } from '../offer/offer-view.ts'
import type { DecidingFigure } from '../sheet/deciding-figure.ts'
import type { MachineTypes } from '../sheet/machine-types.ts'
import type { Material } from '../sheet/sheet-looks.ts'
import { TypeCards } from '../sheet/type-cards.tsx'
import type { EvidenceFact } from './evidence.ts'
import { EvidenceList } from './evidence-list.tsx'
import { FeatureTable } from './feature-table.tsx'
import type { ItemView } from './item-view.ts'
import { OfferHero } from './offer-hero.tsx'
import { OfferRail } from './offer-rail.tsx'
import { Proofs } from './proofs.tsx'

/** Maximum of other items linked here; more would be a list of their own. */
const maxOthers = 12

type ItemScreenProps = {
  item: ItemView & { id: number; path: string; picture: string | null } & Record<
      'alt' | 'credit',
      string | undefined
    >
  figure: DecidingFigure | null
  offer: OfferView
  /** The subject of a request from this page. */
  goods: Goods
  /** Facts that a buyer can check. */
  facts: readonly EvidenceFact[]
  /** The list that contains the item. */
  list: FixedPath
  /** Address and accent of the specification sheet of the same name, and the calculator of its machines, if they exist. */
  sheet: { path: string; material: Material; fleetCalculator: string } | null
  /** Shown in place of a picture. */
  drawing: DrawnMachine | null
  /** Types of the machine, `null` if no type is drawn. */
  types: MachineTypes | null
  documents: readonly DocumentView[]
  /** Articles about the item. */
  posts: readonly PageLink[]
  /** Other items of the list, under a title. */
  others: { title: string; pages: readonly PageLink[] }
  closing: Closing
  /** Accent of an item without a sheet. */
  material?: Material
}

/** The page of one product or tool of the content host. */
export function ItemScreen(props: ItemScreenProps) {
  const { item, figure, offer, list, sheet, documents, facts } = props
  const { drawing, types, posts, others, closing, material = sheet?.material } = props
  const features = item.features.length > 0 && (
    <OfferSection
      id="features"
      title={offer.grades ? m.item_features_range() : m.item_features()}
      aside={
        offer.grades && (
          <p className="offer-aside mt-2">
            {m.item_features_specified()} {offer.grades.specificationNote}
          </p>
        )
      }
    >
      <div data-reveal className="mt-4">
        <FeatureTable features={item.features} name={item.name} />
      </div>
    </OfferSection>
  )
  return (
    <div className={material && `material-${material}`}>
      <OfferHero
        list={list}
        title={item.name}
        sentence={item.sentence}
        figure={figure}
        picture={
          drawing ? (
            <MachineDrawing name={drawing} machine={item.name} language={getLocale()} isWide />
          ) : (
            <Picture
              src={item.picture}
              alt={item.alt}
              focus={item.focus}
              credit={item.credit}
              sizes="(min-width: 64rem) 62vw, 100vw"
              width={1200}
              height={800}
              className="h-full"
              isFirst
            />
          )
        }
        actions={<EnquiryActions />}
        tabs={<ItemTabs offer={item.path} sheet={sheet?.path ?? null} />}
      />
      <div className="wrap grid grid-cols-1 gap-10 pt-6">
        <OfferRail offer={offer} />
        <div className="offer-main">
          {item.paragraphs.length > 0 && (
            <div className="wrap grid gap-4 pb-8 lg:pb-14">
              {item.paragraphs.map((paragraph, index) => (
                <p key={`${index} ${paragraph}`} className="max-w-[60ch] text-lead">
                  {paragraph}
                </p>
              ))}
            </div>
          )}
          {!offer.grades && features}
          {types && <TypeCards {...types} />}
          <OfferSections
            offer={offer}
            goods={props.goods}
            item={item}
            sheetPath={sheet?.path ?? null}
            fleetCalculator={sheet?.fleetCalculator ?? ''}
          >
            {offer.grades && features}
          </OfferSections>
          {facts.length > 0 && <EvidenceList facts={facts} />}
          <Proofs
            documents={documents}
            contact={offer.contact}
            posts={posts}
            others={{ ...others, pages: others.pages.slice(0, maxOthers) }}
          />
        </div>
      </div>
      <CallToAction closing={closing} />
    </div>
  )
}
