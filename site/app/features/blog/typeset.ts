import { oxide } from '../../ui/text/oxide.ts'

const oxides = new RegExp(oxide, 'g')

/** Matches a range, a number with its unit, both, or `300-foot`. */
const figures =
  /\d[\d.,]*(?:–\d[\d.,]*)?(?: (?:%|°C|µm|mm|cm|km|m[²³]?|kg|t|g|kN|kPa|ppm|[Kk]k?cal\/[Kk]g|kkal\/kg)(?![\p{L}\d²³])|-\p{L}+)?/gu

/**
 * Typesets a text of an article, which is already HTML: the numbers of an oxide become subscripts, and a number stays on
 * one line with its range and its unit.
 */
export function typeset(text: string): string {
  return text
    .replace(figures, (figure) =>
      /[– -]/.test(figure) ? `<span class="whole">${figure}</span>` : figure,
    )
    .replace(oxides, (formula) => formula.replace(/\d/g, '<sub>$&</sub>'))
}
