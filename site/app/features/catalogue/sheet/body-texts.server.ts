import { inLocale, type Locale } from '@niaga/contract/locale'
import { m } from '../../../paraglide/messages.js'
import type { BodyTexts } from '../../../ui/body-texts.ts'
import { drawnClasses } from '../../../ui/drawings/drawings.ts'
import type { SheetView } from './sheet-lines.ts'

/**
 * Returns all messages of a sheet's body, in the language of the sheet.
 *
 * @param phone the company's phone number, `''` if unknown
 */
export function getBodyTexts(
  { name, drawing }: SheetView,
  phone: string,
  locale: Locale,
): BodyTexts {
  const language = { locale }
  const size = drawing ? inLocale(drawnClasses[drawing], locale) : ''
  return {
    enquiry_ask: m.enquiry_ask({}, language),
    enquiry_chat: m.enquiry_chat({}, language),
    enquiry_call: m.enquiry_call({ phone }, language),
    drawing_title: m.drawing_title({ machine: name }, language),
    drawing_description: m.drawing_description({ size }, language),
    drawing_view_label: m.drawing_view_label({}, language),
    drawing_view: m.drawing_view({}, language),
    drawing_class_label: m.drawing_class_label({}, language),
    drawing_unit_label: m.drawing_unit_label({}, language),
    drawing_data_label: m.drawing_data_label({}, language),
    drawing_data: m.drawing_data({}, language),
    offer_pages: m.offer_pages({}, language),
    offer_page: m.offer_page({}, language),
    sheet_label: m.sheet_label({}, language),
    item_features: m.item_features({}, language),
    item_features_caption: m.item_features_caption({ name }, language),
    sheet_parameter: m.sheet_parameter({}, language),
    sheet_unit: m.sheet_unit({}, language),
    sheet_value: m.sheet_value({}, language),
    sheet_market: m.sheet_market({}, language),
    sheet_pdf: m.sheet_pdf({}, language),
    table_csv: m.table_csv({}, language),
    sheet_print: m.sheet_print({}, language),
    sheet_uses: m.sheet_uses({}, language),
    sheet_others: m.sheet_others({}, language),
    document_list_title: m.document_list_title({}, language),
  }
}
