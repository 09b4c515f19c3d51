import type { ItemKind } from '@niaga/contract/enquiry-terms'
import { m } from '../../../../paraglide/messages.js'
import { Formula } from '../../../../ui/formula.tsx'
import { Dotted } from '../../../../ui/text/dotted.tsx'
import { basisName, checkMark, limitName, tenderName } from './check-names.ts'
import { CheckResults } from './check-results.tsx'
import type { CheckView } from './check-view.ts'
import { longestTender } from './read-tender.ts'

/** Number of limit fields shown at first; the others are shown on request. */
const firstFields = 4

type CheckFormProps = {
  check: CheckView
  action: string
  name: string
  kind: ItemKind
}

/** Form for a buyer's limits that shows which grades meet them; the limits are in the address to share it. */
export function CheckForm({ check, action, ...hidden }: CheckFormProps) {
  const { fields, unread, isAsked } = check
  const more = fields.slice(firstFields)
  return (
    <details id="cek" open={isAsked} className="check">
      <summary>
        <span>{m.check_title()}</span>
        <span className="check-lead">{m.check_lead()}</span>
      </summary>
      {/* Above the form, where the address of a check leads. */}
      <div role="status" data-part="check-results">
        {isAsked && <CheckResults check={check} {...hidden} />}
      </div>
      <form action={`${action}#cek`} data-part="check" className="check-form">
        <input type="hidden" name={checkMark} value="1" />
        <div className="check-field mb-4">
          <label htmlFor={tenderName}>
            {m.check_tender()}
            <span className="offer-aside">{m.check_tender_lead()}</span>
          </label>
          <textarea
            id={tenderName}
            name={tenderName}
            rows={3}
            maxLength={longestTender}
            defaultValue={unread.join('\n')}
            className="field-input"
          />
        </div>
        <div className="check-fields">
          {fields.slice(0, firstFields).map((field) => (
            <LimitInput key={field.slug} field={field} />
          ))}
        </div>
        {more.length > 0 && (
          <details className="mb-4" open={more.some(({ typed }) => typed !== '')}>
            <summary className="onward text-ore">{m.check_more()}</summary>
            <div className="check-fields">
              {more.map((field) => (
                <LimitInput key={field.slug} field={field} />
              ))}
            </div>
          </details>
        )}
        <button id="check" type="submit" className="button button-ore">
          {m.check_submit()}
        </button>
      </form>
    </details>
  )
}

function LimitInput({ field }: { field: CheckView['fields'][number] }) {
  const { slug, parameter, unit, direction, bases, typed, basis, understood, fault } = field
  const name = limitName(slug)
  return (
    <div className="check-field">
      <label htmlFor={name}>
        <Formula text={parameter} />
        <span className="offer-aside">
          <Dotted
            facts={[
              directions[direction](),
              unit,
              bases.length === 1 && bases[0],
              understood && `= ${understood}`,
            ]}
          />
        </span>
      </label>
      <div className="check-input">
        <input
          id={name}
          name={name}
          type="text"
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
          defaultValue={typed}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${name}-fault` : undefined}
          className="field-input"
        />
        {bases.length > 1 && (
          <select
            name={basisName(slug)}
            aria-label={m.check_basis({ parameter })}
            defaultValue={basis}
            className="field-input"
          >
            {bases.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </div>
      {fault && (
        <p id={`${name}-fault`} className="field-error">
          {fault}
        </p>
      )}
    </div>
  )
}

const directions = { least: m.check_least, most: m.check_most }
