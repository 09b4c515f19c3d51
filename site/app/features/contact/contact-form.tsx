import { formTexts, type TextRule, textRules } from '@niaga/contract/enquiry-terms'
import { useEffect, useRef } from 'react'
import { localeRegistry } from '../../i18n/locale-registry.ts'
import { usePageAddress } from '../../islands/page-address.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { LocalLink } from '../../ui/local-link.tsx'
import { AttachmentField } from './attachments/attachment-field.tsx'
import { fileSentence } from './attachments/file-sentence.ts'
import { composeMessage } from './compose-message.ts'
import {
  type Answerer,
  type Captcha,
  type ContactField,
  type ContactResult,
  type ContactValues,
  confirmedEmail,
  type FieldFault,
  type FormView,
  honeypotField,
  scriptFields,
} from './contact.ts'
import type { Typed } from './contact-ways.ts'
import { Field } from './field.tsx'
import { type Item, isNamed } from './items/item.ts'
import { ItemList } from './items/item-list.tsx'
import { getItemQuery } from './items/items-in-address.ts'
import { RequestPreview } from './request-preview.tsx'
import { SentReceipt } from './sent-receipt.tsx'
import { useContactForm } from './use-contact-form.ts'

/** The global variables of captcha services, from their documentation. */
const apis = ['turnstile', 'hcaptcha', 'grecaptcha']

export type ContactFormProps = {
  view: FormView
  /** The result of a sent message: shown without script, read by send-form.ts with it. */
  result: ContactResult | undefined
}

const alertTexts: Record<string, () => string> = {
  sent: m.contact_sent,
  failed: m.contact_failed,
  captcha: m.contact_captcha,
}

const controls: Record<ContactField, { label: () => string; autoComplete: string; type?: string }> =
  {
    name: { label: m.contact_name, autoComplete: 'name' },
    email: { label: m.contact_email, type: 'email', autoComplete: 'email' },
    phone: { label: m.contact_phone, type: 'tel', autoComplete: 'tel' },
    company: { label: m.contact_company_field, autoComplete: 'organization' },
    country: { label: m.contact_country_field, autoComplete: 'country-name' },
    // With `off`, browsers would not restore the value after a rejected form without script.
    message: { label: m.contact_message, autoComplete: 'on' },
  }

/** The id is also the fragment of the form's address: without script the browser scrolls to the result and focuses it. */
const alertId = 'contact-alert'

export function ContactForm({ view, result }: ContactFormProps) {
  const { pathname } = usePageAddress()
  const { dateLocale } = localeRegistry[getLocale()]
  const form = useContactForm(view, result)
  const typed = result?.status === 'sent' ? null : result?.values
  const limit = ((view.attachmentBytes ?? 0) / 1e6).toLocaleString(dateLocale)
  const rejections = form.rejected.map((file) => fileSentence(file, limit))
  // Without script, a returned page has lost the files that were sent with it.
  const isLost = form.response === undefined && form.outcome !== 'none'
  const names = (isLost && typed?.attachments.map(({ name }) => name)) || []
  const missing = names.filter((name) => form.rejected.every((file) => file.name !== name))
  const opening = result?.status === 'sent' ? '' : view.opening

  function field(name: ContactField) {
    const rule: TextRule = textRules[name]
    const limit = rule.limit.toLocaleString(dateLocale)
    const isMessage = name === 'message'
    return {
      ...controls[name],
      label: controls[name].label(),
      name,
      limit,
      isLong: isMessage,
      isRequired: isMessage ? form.items.length === 0 : rule.isRequired,
      defaultValue: typed?.[name] ?? (isMessage ? opening : ''),
      error: faultText(name, form.faults[name], limit),
    }
  }

  return (
    <form
      ref={form.ref}
      method="post"
      encType={view.attachmentBytes === null ? undefined : 'multipart/form-data'}
      action={`${pathname}#${alertId}`}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      noValidate={form.isScripted}
      className="mt-8 grid gap-x-8 gap-y-7 sm:grid-cols-2"
    >
      {(!form.isScripted || rejections.length > 0) && <DefaultButton />}
      <div className="sm:col-span-2">
        <div
          ref={form.alertRef}
          id={alertId}
          role="alert"
          tabIndex={-1}
          data-outcome={form.outcome}
          className="form-alert"
        >
          {rejections.length === 0 && alertTexts[form.outcome]?.()}
          {rejections.map((sentence, index) => (
            <p key={form.rejected[index]?.index} className="mb-2">
              {sentence}
            </p>
          ))}
          {missing.length > 0 && <p>{m.contact_file_lost({ names: missing.join(', ') })}</p>}
        </div>
        {rejections.length > 0 && (
          <button
            type="submit"
            onClick={form.removeRejected}
            className="button button-line mb-7 max-sm:w-full"
          >
            {m.contact_send_without()}
          </button>
        )}
        {form.outcome === 'sent' && form.receipt && (
          <SentReceipt receipt={form.receipt} isScripted={form.isScripted} />
        )}
        {(form.outcome === 'failed' || form.outcome === 'captcha') &&
          rejections.length === 0 &&
          form.values && (
            <p className="mb-7">
              {form.retryAfterS !== undefined && m.contact_wait({ seconds: form.retryAfterS })}{' '}
              {m.contact_kept()}
            </p>
          )}
        {form.outcome === 'sent' && (
          <h3 className="mt-10 mb-3 font-semibold">{m.contact_another()}</h3>
        )}
        <p className="text-small text-muted">
          {view.promisesAnswer && form.outcome !== 'sent' && (
            <strong>{m.contact_promise()} </strong>
          )}
          {m.contact_required()}
        </p>
      </div>
      <ItemList
        items={form.items}
        goods={view.goods}
        faults={form.faults}
        isScripted={form.isScripted}
        onAdd={form.add}
        onRemove={form.remove}
      />
      {formTexts.map((name) => (
        <div key={name} className={name === 'name' || name === 'message' ? 'sm:col-span-2' : ''}>
          <Field {...field(name)} />
        </div>
      ))}
      {view.attachmentBytes !== null && (
        <AttachmentField limit={limit} error={rejections.join(' ')} />
      )}
      {Object.values(scriptFields).map((name) => (
        <input key={name} type="hidden" name={name} defaultValue="" />
      ))}
      <input
        type="hidden"
        name={confirmedEmail}
        defaultValue={result?.status === 'failed' ? typed?.email : ''}
      />
      <Honeypot />
      {view.captcha && <CaptchaElement captcha={view.captcha} response={form.response} />}
      <div className="sm:col-span-2">
        {form.values && composeMessage(form.values) !== '' && (
          <RequestPreview
            typed={typedIn(form.values)}
            hasFiles={form.values.attachments.length > 0}
            ways={[deskFor(form.values.items, view.answerers), view.details]}
            link={linkTo(view.address, form.values.items)}
          />
        )}
        <Privacy keepPeriod={view.keepPeriod} path={view.privacyPath} />
        <button type="submit" disabled={form.isSending} className="button button-ore max-sm:w-full">
          {form.isSending ? m.contact_sending() : m.contact_send()}
        </button>
      </div>
    </form>
  )
}

/** Returns who answers the first item that is on the site. */
function deskFor(items: readonly Item[], answerers: readonly Answerer[]): Answerer | null {
  const desks = items.flatMap(({ product = '' }) =>
    answerers.filter(({ products }) => products.some((name) => isNamed(product, name))),
  )
  return desks[0] ?? null
}

function typedIn(values: ContactValues): Typed {
  const { name, email, phone } = values
  return { name, email, phone, text: composeMessage(values) }
}

/** Returns an address for a colleague, with the items but no personal data. */
function linkTo(address: string, items: readonly Item[]): string {
  const query = getItemQuery(items)
  return query ? address + query : ''
}

/** How the data is used, shown where it is entered. */
function Privacy({ keepPeriod, path }: { keepPeriod: string; path: string }) {
  return (
    <p className="mb-5 text-small text-muted">
      {keepPeriod ? m.contact_privacy_days({ period: keepPeriod }) : m.contact_privacy()}{' '}
      {path && (
        <LocalLink to={path} className="underline underline-offset-4">
          {m.contact_privacy_notice()}
        </LocalLink>
      )}
    </p>
  )
}

function faultText(field: ContactField, fault: FieldFault | undefined, limit: string): string {
  if (!fault) return ''
  if (fault === 'too_long') return m.contact_too_long({ limit })
  if (fault === 'request_too_long') return m.contact_request_too_long({ limit })
  if (fault === 'format' && field === 'email') return m.contact_email_format()
  if (fault === 'cut_short') return m.contact_email_cut_short()
  if (fault === 'missing' && field === 'name') return m.contact_name_missing()
  if (fault === 'missing' && field === 'email') return m.contact_email_missing()
  if (fault === 'missing' && field === 'message') return m.contact_message_missing()
  return m.contact_invalid()
}

/** Enter in a field presses a form's first button, which must not add or remove an item. */
function DefaultButton() {
  return <button type="submit" tabIndex={-1} aria-hidden="true" className="unseen" />
}

/** The honeypot: a field that is invisible, not focusable, and hidden from screen readers. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="unseen">
      <label htmlFor={honeypotField}>{m.contact_honeypot()}</label>
      <input id={honeypotField} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

type CaptchaElementProps = { captcha: Captcha; response: ContactResult | undefined }

/** The element that a captcha service fills. A token is valid once, so the captcha is reset after its token is sent. */
function CaptchaElement({ captcha, response }: CaptchaElementProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (response) call('reset')
  }, [response])
  // On a translated page React replaces the element that the service has filled.
  useEffect(() => {
    if (ref.current?.childElementCount === 0)
      call('render', ref.current, { sitekey: captcha.siteKey })
  }, [captcha.siteKey])

  return (
    <div className="sm:col-span-2">
      <div
        ref={ref}
        className={captcha.element}
        data-sitekey={captcha.siteKey}
        // React leaves what the service has put into it.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <script src={captcha.scriptUrl} async />
      <noscript>{m.contact_captcha_needs_script()}</noscript>
    </div>
  )
}

/** Calls the loaded service; all three name these functions alike. */
function call(name: 'reset' | 'render', ...parameters: unknown[]) {
  for (const api of apis) {
    const service: unknown = Reflect.get(window, api)
    const method: unknown = typeof service === 'object' && service && Reflect.get(service, name)
    if (typeof method === 'function') Reflect.apply(method, service, parameters)
  }
}
