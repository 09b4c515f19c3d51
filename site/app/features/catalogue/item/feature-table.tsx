import { m } from '../../../paraglide/messages.js'
import { Formula } from '../../../ui/formula.tsx'
import type { FeatureLine } from '../offer/feature-lines.ts'

/** The features of a product or tool (specification, section 2). */
export function FeatureTable({ features, name }: { features: FeatureLine[]; name: string }) {
  return (
    <table className="certificate">
      <caption className="sr-only">{m.item_features_caption({ name })}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-2/5">
            {m.sheet_parameter()}
          </th>
          <th scope="col">{m.sheet_value()}</th>
        </tr>
      </thead>
      <tbody>
        {features.map(({ name, text }, index) => (
          <tr key={`${index} ${name}`}>
            <th scope="row">
              <Formula text={name} />
            </th>
            <td className="certificate-value">
              <Figures text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Keeps a range on one line with its unit. */
function Figures({ text }: { text: string }) {
  // Odd parts are the matches. The length is limited because a long row of digits would take quadratic time.
  return text.split(/(\d[\d.,]{0,20}–\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${index} ${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
