import { Button, toast, useAuth, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { quotedStage, unansweredStages } from '../../../collections/enquiries/stages.ts'
import {
  inputPlace,
  readInput,
  removeInput,
  storeInput,
} from '../../../platform/admin/input-store.ts'
import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { callService } from '../../../platform/admin-kit/call-service.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { fillBlanks, openBlanks } from './blanks.ts'
import { ComposerFields } from './composer-fields.tsx'
import { type Draft, isDraft, newKey } from './draft.ts'
import { MeanwhileAlert } from './meanwhile-alert.tsx'
import type { Composing, ShownReply, Thread } from './read-thread.ts'
import type { ComposedReply, Meanwhile } from './store-reply.ts'
import { UploadedFiles } from './uploaded-files.tsx'

type Props = {
  message: number | string
  language: AdminLanguage
  seen: ComposedReply['seen']
  /** The state of the latest answer. */
  latest: ShownReply['state'] | null
  onSent: (thread: Thread, movedFrom: string | null) => void
  onConflict: () => Promise<void>
}

type Sent = { thread: Thread; movedFrom: string | null }

/** Writes and sends an answer. The browser keeps the draft until it is sent or discarded. */
export function Composer({ message, language, seen, latest, onSent, onConflict }: Props) {
  const { user } = useAuth()
  const place = inputPlace(user?.id ?? '', 'reply', message)
  const heading = useId()
  const box = useRef<HTMLElement>(null)
  const [composing, setComposing] = useState<Composing | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isRestored, setRestored] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [isTouched, setTouched] = useState(false)
  const [hasSent, setSent] = useState(false)
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const {
    forms: { notStored },
    replies,
    thread: text,
  } = adminTexts(useTranslation().i18n)

  const load = useCallback(
    async () => (await callService<Composing>(`messages/${message}/composing`)).body,
    [message],
  )

  // Runs once per enquiry, whatever happens to it meanwhile.
  useEffect(() => {
    void load().then((loaded) => {
      if (!loaded) return
      const stored = readInput(place)?.input
      setComposing(loaded)
      setRestored(isDraft(stored))
      setDraft({ ...beginDraft(loaded), ...(isDraft(stored) && stored) })
    })
  }, [load, place])

  useEffect(() => {
    if (!draft || !isTouched) return
    storeInput(place, draft, () => toast.warning(notStored))
  }, [draft, isTouched, place, notStored])

  if (!composing || !draft) return null

  function beginDraft({ language: locale, subjects }: Composing): Draft {
    const isUnanswered = unansweredStages.includes(seen.status)
    return {
      ...{ key: newKey(), language: locale, subject: subjects[locale], text: '' },
      ...{ price: '', validUntil: '' },
      ...{ documents: [], files: [], moveTo: isUnanswered ? quotedStage : '' },
    }
  }

  /**
   * Starts from the latest draft: a file may have been uploaded during typing. A changed answer is another one: its draft may
   * be open in two tabs, of which one has sent it.
   */
  function change(changed: Partial<Draft> | ((current: Draft) => Partial<Draft>)) {
    setDraft((current) => {
      if (!current) return current
      const parts = typeof changed === 'function' ? changed(current) : changed
      return { ...current, ...parts, key: newKey() }
    })
    setTouched(true)
    setSent(false)
    setFault(null)
  }

  function useTemplate(id: number) {
    const template = composing?.templates.find((one) => one.id === id)
    if (!composing || !draft || !template) return
    const filled = fillBlanks(template.texts[draft.language], composing.values)
    change({ text: [draft.text.trim(), filled].filter(Boolean).join('\n\n') })
  }

  function discard() {
    if (!composing) return
    removeInput(place)
    setRestored(false)
    setTouched(false)
    setFault(null)
    setDraft(beginDraft(composing))
  }

  async function send(base: ComposedReply['seen']) {
    if (!draft || isBusy) return
    const blanks = getBlanks(draft)
    if (blanks.length > 0 || draft.subject.trim() === '' || draft.text.trim() === '') {
      setFault(blanks.length > 0 ? fillIn(text.open, { blanks: blanks.join(', ') }) : replies.empty)
      selectBlank(box.current, blanks[0])
      return
    }
    setBusy(true)
    setFault(null)
    const files = draft.files.map((file) => file.id)
    const reply = { ...draft, files, moveTo: draft.moveTo || null, seen: base }
    const path = `messages/${message}/replies`
    const { body, fault: failure } = await callService<Sent>(path, { body: reply })
    setBusy(false)
    if (failure) {
      const changes: Meanwhile | null = Object(failure.data).meanwhile ?? null
      setMeanwhile(changes)
      if (changes) await onConflict()
      else setFault(failure.message ?? text.failed)
      return
    }
    removeInput(place)
    setMeanwhile(null)
    setRestored(false)
    setSent(true)
    setTouched(false)
    onSent(body.thread, body.movedFrom)
    const next = (await load()) ?? composing
    if (!next) return
    setComposing(next)
    setDraft({ ...beginDraft(next), moveTo: '' })
  }

  const blanks = getBlanks(draft)
  const open = blanks.length > 0 ? fillIn(text.open, { blanks: blanks.join(', ') }) : ''
  return (
    <section className="composer" id="compose" aria-labelledby={heading} ref={box}>
      <h2 id={heading}>{text.compose}</h2>
      {isRestored && (
        <p>
          {text.draft}{' '}
          <Button buttonStyle="secondary" size="small" type="button" onClick={discard}>
            {text.discard}
          </Button>
        </p>
      )}
      {!composing.hasMail && <p className="composer__notice">{text.withoutMail}</p>}
      <p className="aside">
        {text.to} <strong>{composing.to}</strong>
        {composing.hasMail && ` · ${text.replyTo} ${composing.replyTo}`}
      </p>
      <p className="composer__fault" role="alert">
        {fault}
      </p>
      <ComposerFields
        language={language}
        composing={composing}
        draft={draft}
        onChange={change}
        onTemplate={useTemplate}
      >
        {composing.hasMail && (
          <UploadedFiles
            message={message}
            language={language}
            files={draft.files}
            onAdd={(file) => change(({ files }) => ({ files: [...files, file] }))}
            onRemove={(id) =>
              change(({ files }) => ({ files: files.filter((file) => file.id !== id) }))
            }
          />
        )}
      </ComposerFields>
      <p role="status">{hasSent && latest ? text.outcomes[latest] : fault === null && open}</p>
      {meanwhile && (
        <MeanwhileAlert
          language={language}
          meanwhile={meanwhile}
          isBusy={isBusy}
          onSend={() => {
            const reply = Math.max(seen.reply, ...meanwhile.answers.map(({ id }) => id))
            void send({ reply, status: meanwhile.status })
          }}
          onCancel={() => setMeanwhile(null)}
        />
      )}
      {!meanwhile && (
        <Button type="button" size="medium" disabled={isBusy} onClick={() => void send(seen)}>
          {isBusy ? text.sending : text.send}
        </Button>
      )}
      {!composing.hasMail && (
        <a className="composer__mail" href={mailAddress(composing.to, draft)}>
          {text.byMail}
        </a>
      )}
    </section>
  )
}

function getBlanks({ subject, text }: Draft): string[] {
  return [...openBlanks(subject), ...openBlanks(text)]
}

/** Returns the address that opens the same text in the colleague's mail program (RFC 6068). */
function mailAddress(to: string, { subject, text }: Draft): string {
  const body = text.replace(/\r?\n/g, '\r\n')
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** Selects the text to fill in. */
function selectBlank(box: HTMLElement | null, blank: string | undefined): void {
  const inputs = box?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[type=text], textarea',
  )
  for (const input of inputs ?? []) {
    const at =
      blank === undefined ? (input.value.trim() === '' ? 0 : -1) : input.value.indexOf(blank)
    if (at < 0) continue
    input.focus()
    input.setSelectionRange(at, at + (blank?.length ?? 0))
    // A selection by script scrolls neither the page nor a long text to it.
    input.scrollIntoView({ block: 'center' })
    input.scrollTop = (at / input.value.length) * input.scrollHeight - input.clientHeight / 2
    return
  }
}
