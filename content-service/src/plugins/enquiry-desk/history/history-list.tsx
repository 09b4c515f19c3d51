import { useTranslation } from '@payloadcms/ui'
import { writeMoment } from '../../../platform/admin/write-moment.ts'
import type { AdminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import type { ShownEvent } from '../reply/read-thread.ts'
import { historyEvents } from './history-events.ts'

type Props = { language: AdminLanguage; history: ShownEvent[] }

/** Shows the history of an enquiry, latest event first. */
export function HistoryList({ language, history }: Props) {
  const text = adminTexts(useTranslation().i18n).thread
  if (history.length === 0) return null
  return (
    <details className="thread__history">
      <summary>{text.history}</summary>
      <ol>
        {history.map(({ id, at, who, ...change }) => (
          <li key={id}>
            <time dateTime={at}>{writeMoment(at, language)}</time>
            {` · ${changeLine(change, language, text.nobody)} · ${who ?? text.bySystem}`}
          </li>
        ))}
      </ol>
    </details>
  )
}

type Change = Pick<ShownEvent, 'event' | 'from' | 'to'>

function changeLine({ event, from, to }: Change, language: AdminLanguage, nobody: string): string {
  const name = historyEvents.find(({ value }) => value === event)?.label[language] ?? event
  const hasValues = event === 'status' || event === 'assigned'
  if (hasValues) return `${name}: ${from ?? nobody} → ${to ?? nobody}`
  return to ? `${name}: ${to}` : name
}
