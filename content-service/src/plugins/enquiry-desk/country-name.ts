import type { AdminLanguage } from '../../platform/admin-kit/admin-texts.ts'

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

const regionNames = {
  id: new Intl.DisplayNames('id', { type: 'region', fallback: 'none' }),
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
}

/** The codes of all countries by their names in both languages. */
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((code) =>
      [regionNames.id, regionNames.en].flatMap((names): [string, string][] => {
        const name = names.of(code)
        return name ? [[name.toLowerCase(), code]] : []
      }),
    ),
)

/** Returns a country typed by a visitor, in a language: “Korea Selatan” and “South Korea” become one. */
export function countryName(text: string, language: AdminLanguage): string {
  const name = text.normalize('NFKC').trim()
  const code = codes.get(name.toLowerCase())
  return (code && regionNames[language].of(code)) ?? name
}
