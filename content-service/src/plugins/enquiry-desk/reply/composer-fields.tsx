import { Button, useTranslation } from '@payloadcms/ui'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { enquiryStages, newStage } from '../../../collections/enquiries/stages.ts'
import { writeBytes } from '../../../platform/admin/write-bytes.ts'
import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import type { Draft } from './draft.ts'
import type { Composing } from './read-thread.ts'
import { maxAttachments, maxPriceLength, maxSubjectLength, maxTextLength } from './reply-limits.ts'

type Props = {
  language: AdminLanguage
  composing: Composing
  draft: Draft
  onChange: (changed: Partial<Draft>) => void
  onTemplate: (id: number) => void
  /** The files from the colleague's computer. */
  children: ReactNode
}

/** An answer cannot make an enquiry new again, or spam. */
const stages = enquiryStages.filter(({ value }) => value !== newStage)

/** The inputs of an answer. They are inside the form of the enquiry but do not belong to it. */
export function ComposerFields({
  language,
  composing,
  draft,
  onChange,
  onTemplate,
  children,
}: Props) {
  const id = useId()
  const { thread: text, translations } = adminTexts(useTranslation().i18n)

  /** The subject follows the language until the colleague edits it. */
  function changeLanguage(locale: Draft['language']) {
    const isOurs = draft.subject === composing.subjects[draft.language]
    onChange({ language: locale, ...(isOurs && { subject: composing.subjects[locale] }) })
  }

  function addQuote() {
    const quote = composing.quotes[draft.language]
    onChange({ text: [draft.text.trimEnd(), quote].filter(Boolean).join('\n\n') })
  }

  return (
    <div className="composer__fields">
      <div className="composer__row">
        <label htmlFor={`${id}-language`}>{text.language}</label>
        <select
          id={`${id}-language`}
          value={draft.language}
          onChange={({ target }) => changeLanguage(target.value === 'en' ? 'en' : 'id')}
        >
          <option value="id">{translations.languages.id}</option>
          <option value="en">{translations.languages.en}</option>
        </select>
      </div>
      {composing.templates.length > 0 && (
        <div className="composer__row">
          <label htmlFor={`${id}-template`}>{text.template}</label>
          <select
            id={`${id}-template`}
            value=""
            onChange={({ target }) => onTemplate(Number(target.value))}
          >
            <option value="">{text.noTemplate}</option>
            {composing.templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="composer__row composer__row--wide">
        <label htmlFor={`${id}-subject`}>{text.subject}</label>
        <input
          id={`${id}-subject`}
          type="text"
          autoComplete="off"
          maxLength={maxSubjectLength}
          value={draft.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
          onKeyDown={keepEnter}
        />
      </div>
      <div className="composer__row composer__row--wide">
        <label htmlFor={`${id}-text`}>{text.text}</label>
        <textarea
          id={`${id}-text`}
          rows={12}
          maxLength={maxTextLength}
          value={draft.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <Button buttonStyle="secondary" size="small" type="button" onClick={addQuote}>
          {text.quote}
        </Button>
      </div>
      <div className="composer__row">
        <label htmlFor={`${id}-price`}>{text.price}</label>
        <input
          id={`${id}-price`}
          type="text"
          autoComplete="off"
          maxLength={maxPriceLength}
          value={draft.price}
          onChange={({ target }) => onChange({ price: target.value })}
          onKeyDown={keepEnter}
        />
      </div>
      <div className="composer__row">
        <label htmlFor={`${id}-valid`}>{text.validUntil}</label>
        <input
          id={`${id}-valid`}
          type="date"
          value={draft.validUntil}
          onChange={({ target }) => onChange({ validUntil: target.value })}
          onKeyDown={keepEnter}
        />
      </div>
      {composing.hasMail && composing.documents.length > 0 && (
        <details className="composer__row composer__row--wide">
          <summary>
            {text.documents}{' '}
            {draft.documents.length > 0 && fillIn(text.chosen, { count: draft.documents.length })}
          </summary>
          <ul className="composer__documents">
            {composing.documents.map((document) => (
              <li key={document.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={draft.documents.includes(document.id)}
                    disabled={isFull(draft) && !draft.documents.includes(document.id)}
                    onChange={() => onChange({ documents: toggled(draft, document.id) })}
                  />{' '}
                  {document.title} ({document.name}, {writeBytes(document.bytes, language)})
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
      <div className="composer__row">
        <label htmlFor={`${id}-stage`}>{text.moveTo}</label>
        <select
          id={`${id}-stage`}
          value={draft.moveTo}
          onChange={({ target }) => onChange({ moveTo: target.value })}
        >
          <option value="">{text.stay}</option>
          {stages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label[language]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

function isFull({ documents, files }: Draft): boolean {
  return documents.length + files.length >= maxAttachments
}

function toggled({ documents }: Draft, id: number): number[] {
  return documents.includes(id) ? documents.filter((other) => other !== id) : [...documents, id]
}

/** Otherwise Enter would save the form of the enquiry. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
