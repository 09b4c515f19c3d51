import { m } from '../../paraglide/messages.js'
import type { SearchKind } from './search-entry.ts'

export const kindNames = {
  product: m.search_kind_product,
  tool: m.search_kind_tool,
  grade: m.search_kind_grade,
  unit: m.search_kind_unit,
  sheet: m.search_kind_sheet,
  page: m.search_kind_page,
  document: m.search_kind_document,
  location: m.search_kind_location,
  question: m.search_kind_question,
  person: m.search_kind_person,
  business: m.search_kind_business,
  post: m.search_kind_post,
} satisfies Record<SearchKind, () => string>
