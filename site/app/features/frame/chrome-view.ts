import { type ContactDetails, contactDetails } from '@niaga/contract/contact-details'
import type { Business, Contact, Product, Setting, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { settingText, translated } from '@niaga/contract/translation'
import { isOnOffer } from '@niaga/contract/units'
import { type RegistrationView, registrationViews } from '../../ui/documents/document-view.ts'
import { linkAddress, webAddress } from '../../ui/text/safe-address.ts'
import { firstWords } from '../../ui/text/shorten.ts'
import type { Brand } from './brand/brand.ts'
import type { FrameTexts } from './frame-texts.ts'

/** A product or tool in the menus; `summary` is the first two words of its description. */
export type MenuEntry = { id: number; name: string; summary: string } & MenuFacts

/** What a visitor sees of an item before reading: its picture, and the figure that decides, `''` without one. */
export type MenuFacts = { picture: string | null; figure: string }

export type ItemFacts = (item: Product, kind: 'product' | 'tool') => MenuFacts

export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin' | 'youtube'
export type SocialLink = { network: SocialNetwork; href: string }

/** A text that is not filled in is `''`. */
export type Company = { name: string; tagline: string; description: string }

/**
 * The data of the header and footer. `null` marks a failed call, which affects only the part that needs it. `company` and
 * `social` come from the contact data and are empty without it.
 */
export type Chrome = ChromeContent & { texts: FrameTexts }

export type ChromeContent = {
  company: Company
  social: SocialLink[]
  contact: ContactDetails | null
  products: MenuEntry[] | null
  tools: MenuEntry[] | null
  businesses: Pick<Business, 'id' | 'name'>[] | null
  /** Whether machines have units to compare. */
  hasUnits: boolean
  /** Omitted for the built-in look. */
  brand?: Brand
  /** Valid ones only, omitted if there are none. */
  registrations?: RegistrationView[]
  /** Shown first: the company is a sample. */
  isSample?: boolean
  notice?: { text: string; address: string }
}

/** The results of the calls for the header and footer; `null` for a failed call. */
export type ChromeSources = {
  contact: Contact | null
  products: Product[] | null
  tools: Tool[] | null
  businesses: Business[] | null
}

/** More would be a page of their own. */
const maxRegistrations = 12

const networks: SocialNetwork[] = ['facebook', 'instagram', 'linkedin', 'youtube']

/**
 * Returns the view of navigation and footer in one language (specification, section 2).
 *
 * @param maxItems maximum of products and tools in a menu; beyond that it links to the full list
 */
export function chromeView(
  sources: ChromeSources,
  locale: Locale,
  maxItems: number,
  brand: Brand | null = null,
  itemFacts: ItemFacts = () => ({ picture: null, figure: '' }),
): ChromeContent {
  const menuEntries = (kind: 'product' | 'tool', items: Product[] | null) =>
    items?.slice(0, maxItems).map((item) => ({
      id: item.id,
      name: translated(item, 'name', locale),
      summary: firstWords(translated(item, 'description', locale), 2),
      ...itemFacts(item, kind),
    }))
  const settings = sources.contact?.settings ?? []
  const { company } = sources.contact ?? {}
  const valid = registrationViews(company, locale).filter(({ isExpired }) => !isExpired)
  return {
    company: getCompany(settings, locale),
    social: socialLinks(settings, locale),
    contact: sources.contact && contactDetails(sources.contact, locale),
    products: menuEntries('product', sources.products) ?? null,
    tools: menuEntries('tool', sources.tools) ?? null,
    businesses: sources.businesses?.map(({ id, name }) => ({ id, name })) ?? null,
    hasUnits: sources.tools?.some(({ units = [] }) => units.some(isOnOffer)) ?? false,
    ...(brand && { brand }),
    ...(valid.length > 0 && { registrations: valid.slice(0, maxRegistrations) }),
    ...(company?.is_sample && { isSample: true }),
    ...(company?.notice && {
      notice: {
        text: company.notice,
        address: linkAddress(company.notice_link ?? '', (path) => path),
      },
    }),
  }
}

function getCompany(settings: readonly Setting[], locale: Locale): Company {
  return {
    name: settingText(settings, 'company_name', locale),
    tagline: settingText(settings, 'company_tagline', locale),
    description: settingText(settings, 'company_description', locale),
  }
}

function socialLinks(settings: readonly Setting[], locale: Locale): SocialLink[] {
  return networks.flatMap((network) => {
    const href = webAddress(settingText(settings, `social_${network}`, locale))
    return href ? [{ network, href }] : []
  })
}
