import { type ItemKind, maxItems } from '@niaga/contract/enquiry-terms'
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { newItemId } from '../../ui/calls.ts'
import { isRevisit, wasContactLeft } from '../../ui/last-page.ts'
import { rememberRequest } from '../../ui/requested.ts'
import { type RejectedFile, rejectedFiles } from './attachments/attachments.ts'
import { getOpening } from './compose-message.ts'
import {
  attachmentsField,
  type ContactResult,
  type ContactValues,
  confirmedEmail,
  type FieldFaults,
  type FormView,
  scriptFields,
} from './contact.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import {
  clear,
  focusFirst,
  focusItem,
  focusNewItem,
  getControl,
  getValues,
  isControl,
  isUntouched,
  removeFiles,
  restore,
  setControl,
} from './form-controls.ts'
import { formFaults } from './form-faults.ts'
import type { Item } from './items/item.ts'
import { isSame, joinedItems } from './items/joined-items.ts'
import { sendForm } from './send-form.ts'

/** The content of the alert, empty until the last attempt has a result. */
type Outcome = 'none' | ContactResult['status']

/** An item with its own key, so removing one keeps the controls of the others. */
type KeyedItem = { key: number; item: Item; isNew: boolean }

/**
 * Controls the contact form in the browser. Without script the form works as plain HTML; with script the page keeps the
 * input until the message is sent.
 *
 * @param firstResult the result of a form that was sent without script
 */
export function useContactForm(
  { items: addressItems, opening: addressOpening, attachmentBytes }: FormView,
  firstResult: ContactResult | undefined,
) {
  const ref = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome>(firstResult?.status ?? 'none')
  const first = valuesIn(firstResult)
  const [items, setItems] = useState(() =>
    keyed(first?.items ?? (firstResult ? [] : addressItems), firstResult ? [] : addressItems),
  )
  /** The form's content, once script has read it. */
  const [values, setValues] = useState(first)
  /** When the form was shown; `null` if it was returned filled in. */
  const openedAt = useRef<number>(null)
  /** The sentence with which the site began the message; a visitor's own text is never replaced. */
  const opening = useRef(getOpening(items.map(({ item }) => item)))
  /** The address of the last attempt; in state, React would reset a control between two attempts. */
  const askedEmail = useRef('')
  /** The item to focus once the list has changed. */
  const focusNext = useRef<number>(null)
  /** Whether the visitor has just arrived with an item. */
  const [hasArrived, setHasArrived] = useState(false)
  const [faults, setFaults] = useState<FieldFaults>(faultsIn(firstResult))
  const [rejected, setRejected] = useState(rejectedIn(firstResult))
  // Until hydration, and without script, the browser's own validation applies.
  const isScripted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [isSending, setIsSending] = useState(false)
  const [response, setResponse] = useState<ContactResult>()

  /** Called on changes of the form: keeps its values, and updates a message that begins with our own sentence. */
  function follow(): ContactValues {
    const sentence = getOpening(getValues(ref.current).items)
    if (getControl(ref.current, 'message')?.value === opening.current) {
      setControl(ref.current, 'message', sentence)
    }
    opening.current = sentence
    const now = getValues(ref.current)
    setValues(now)
    return now
  }

  const keep = ({ attachments: _files, ...now }: ContactValues) =>
    keepDraft({ ...now, address: location.search, opening: opening.current })

  const arrive = useEffectEvent(() => {
    if (firstResult?.status === 'sent') {
      dropDraft()
      rememberRequest(firstResult.receipt)
    }
    if (firstResult) return
    const draft = readDraft()
    if (isUntouched(ref.current) && !draft?.name && !draft?.message) {
      openedAt.current = performance.now()
    }
    // Browsers focus the item of the address, too.
    const active = document.activeElement
    const hasNew = addressItems.length > 0 && (active?.id === newItemId || !active?.closest('form'))
    if (!draft) {
      setHasArrived(hasNew)
      return
    }
    // A reload, or the other language of this form, does not restore removed items.
    const isTaken = draft.address === location.search && (isRevisit() || wasContactLeft())
    const joined = joinedItems(draft.items, getValues(ref.current).items, !isTaken)
    const isOwnText = draft.message.trim() !== '' && draft.message !== draft.opening
    const text = isOwnText ? draft.message : getOpening(joined)
    const asksInWords = addressOpening !== opening.current && !isTaken
    const message =
      asksInWords && !text.includes(addressOpening)
        ? [text, addressOpening].filter(Boolean).join('\n\n')
        : text
    restore(ref.current, { ...draft, message })
    // The text that the page was rendered with is our own sentence, too.
    if (getControl(ref.current, 'message')?.value === opening.current) {
      setControl(ref.current, 'message', message)
    }
    opening.current = getOpening(joined)
    setItems(keyed(joined, isTaken ? [] : addressItems))
    setHasArrived(hasNew && !isTaken)
  })
  useEffect(() => arrive(), [])

  // By now the item has its final position.
  useEffect(() => {
    if (hasArrived) focusNewItem()
  }, [hasArrived])

  const followItems = useEffectEvent(() => {
    const now = follow()
    // The visitor may have filled in fields before hydration.
    if (now.items.length > 0 || !isUntouched(ref.current)) keep(now)
    const next = focusNext.current
    focusNext.current = null
    if (next !== null) focusItem(ref.current, next)
  })
  // Items are in the form only after rendering.
  useEffect(() => followItems(), [items])

  useEffect(() => {
    if (!response) return
    const faults = faultsIn(response)
    setOutcome(response.status)
    setFaults(faults)
    setRejected(rejectedIn(response))
    if (response.status === 'sent') {
      rememberRequest(response.receipt)
      clear(ref.current)
      setItems([])
      opening.current = ''
      keep(getValues(null))
      openedAt.current = null
    }
    focusFirst(ref.current, faults)
  }, [response])

  useEffect(() => {
    const hasResponse = response !== undefined && outcome !== 'none'
    if (hasResponse && Object.keys(faultsIn(response)).length === 0) alertRef.current?.focus()
  }, [response, outcome])

  // By now the alert contains the sentences.
  useEffect(() => {
    if (rejected.length > 0) alertRef.current?.focus()
  }, [rejected])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const current = getValues(event.currentTarget)
    const { email, attachments } = current
    const faults = formFaults(current, askedEmail.current)
    askedEmail.current = email
    setControl(event.currentTarget, confirmedEmail, email)
    const files = rejectedFiles(attachments, attachmentBytes ?? 0)
    setOutcome(files.length > 0 ? 'failed' : 'none')
    setFaults(faults)
    setRejected(files)
    event.preventDefault()
    if (focusFirst(event.currentTarget, faults) || files.length > 0 || isSending) return
    if (openedAt.current !== null) {
      const filledMs = Math.round(performance.now() - openedAt.current)
      setControl(event.currentTarget, scriptFields.filledMs, String(filledMs))
    }
    setIsSending(true)
    void sendForm(event.currentTarget).then((result) => {
      setIsSending(false)
      setResponse(result)
    })
  }

  function onInput({ target }: FormEvent) {
    keep(follow())
    if (!isControl(target)) return
    if (target.name === attachmentsField && rejected.length > 0) {
      setRejected([])
      setOutcome('none')
    }
    if (!(target.name in faults)) return
    const { [target.name]: _mended, ...others } = faults
    setFaults(others)
  }

  function changeItems(change: (items: KeyedItem[]) => KeyedItem[]) {
    const typed = getValues(ref.current).items
    const current = items.map(({ item, ...entry }, index) => ({
      ...{ ...entry, item: typed[index] ?? item },
    }))
    const changed = change(current).slice(0, maxItems)
    setItems(changed)
    setFaults({})
    if (changed.length === 0) keep({ ...getValues(ref.current), items: [] })
  }

  function add(kind: ItemKind) {
    focusNext.current = items.length
    changeItems((now) => [...now, ...keyed([{ kind }])])
  }

  function remove(key: number) {
    focusNext.current = items.findIndex((entry) => entry.key === key)
    changeItems((now) => now.filter((entry) => entry.key !== key))
  }

  const result = response ?? firstResult
  return {
    response,
    ref,
    alertRef,
    outcome,
    values,
    items,
    add,
    remove,
    retryAfterS: result?.status === 'failed' ? result.retryAfterS : undefined,
    receipt: result?.status === 'sent' ? result.receipt : null,
    faults,
    rejected,
    removeRejected: () => removeFiles(ref.current, rejected),
    isSending,
    isScripted,
    onSubmit,
    onInput,
  }
}

let lastKey = 0

/** Marks the last of the items that the visitor arrived with; arrival scrolls to it. */
function keyed(items: readonly Item[], added: readonly Item[] = []): KeyedItem[] {
  const newest = items.findLastIndex((item) => added.some((other) => isSame(item, other)))
  return items.map((item, index) => {
    lastKey += 1
    return { key: lastKey, item, isNew: index === newest }
  })
}

function faultsIn(result: ContactResult | undefined): FieldFaults {
  return result?.status === 'failed' ? result.faults : {}
}

function rejectedIn(result: ContactResult | undefined): RejectedFile[] {
  return (result?.status === 'failed' && result.files) || []
}

function valuesIn(result: ContactResult | undefined): ContactValues | null {
  return result === undefined || result.status === 'sent' ? null : result.values
}
