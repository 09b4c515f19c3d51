import { type ItemKind, itemKinds } from '@niaga/contract/enquiry-terms'
import type { AdminViewServerProps } from 'payload'
import { kindLabels } from '../../../collections/enquiries/enquiry-fields.ts'
import { stageLabel } from '../../../collections/enquiries/stages.ts'
import { writeMoment } from '../../../platform/admin/write-moment.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { namesOnce } from '../assigned-to.tsx'
import { inboxPlaces } from '../inbox-links.tsx'
import { getParameter, getViewer, InboxPage } from '../inbox-page.tsx'
import { getQuery } from '../list-query.ts'
import { BoardColumns, type ShownColumn } from './board-columns.tsx'
import { type Card, type Column, readBoard } from './read-board.ts'

/** Shows the enquiries in columns, one per stage, between which they can be moved. */
export async function BoardView(view: AdminViewServerProps) {
  const { req, user, language } = getViewer(view, 'board')
  const { board: text, customers, inbox } = adminTexts(req.i18n)
  const isMine = getParameter(view, 'mine') === '1'
  const parameter = getParameter(view, 'kind')
  const kind = itemKinds.find((one) => one === parameter) ?? null
  const filter = { assignee: isMine ? Number(user.id) : null, kind }
  const [columns, names] = await Promise.all([
    readBoard(req.payload, filter, new Date()),
    namesOnce(req.payload),
  ])

  const shownCard = (card: Card) => ({
    ...card,
    others: card.others > 0 ? fillIn(customers.others, { count: card.others }) : null,
    answerBy: card.answerBy
      ? fillIn(text.answerBy, { time: writeMoment(card.answerBy, language) })
      : null,
    assigned: card.assignedTo
      ? fillIn(text.assigned, { name: names.get(card.assignedTo) ?? '–' })
      : text.unassigned,
  })
  const shownColumn = ({ status, cards, total }: Column): ShownColumn => ({
    status,
    label: stageLabel(status, language),
    total,
    cards: cards.map(shownCard),
    list: inboxPlaces.list + getQuery({ ...filter, status }),
  })

  return (
    <InboxPage view={view} current="board" heading={text.heading}>
      <nav className="list-tools" aria-label={text.filter}>
        <a href={boardQuery(false, kind)} aria-current={isMine ? undefined : 'true'}>
          {text.everyone}
        </a>
        <a href={boardQuery(true, kind)} aria-current={isMine ? 'true' : undefined}>
          {inbox.mine}
        </a>
        <span aria-hidden="true">·</span>
        <a href={boardQuery(isMine, null)} aria-current={kind ? undefined : 'true'}>
          {text.everyKind}
        </a>
        {itemKinds.map((one) => (
          <a
            key={one}
            href={boardQuery(isMine, one)}
            aria-current={one === kind ? 'true' : undefined}
          >
            {kindLabels[one][language]}
          </a>
        ))}
      </nav>
      <BoardColumns columns={columns.map(shownColumn)} language={language} />
    </InboxPage>
  )
}

/** Returns the query string of the columns with a filter. */
function boardQuery(isMine: boolean, kind: ItemKind | null): string {
  const query = new URLSearchParams()
  if (isMine) query.set('mine', '1')
  if (kind) query.set('kind', kind)
  return `?${query}`
}
