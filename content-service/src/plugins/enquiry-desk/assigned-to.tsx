import type {
  DefaultServerCellComponentProps,
  Payload,
  RelationshipFieldServerProps,
} from 'payload'
import { cache } from 'react'
import { ColleagueSelect } from './colleague-select.tsx'

/** More accounts than a company of this size has. */
const maxColleagues = 500

/** Chooses a colleague by name. */
export async function AssignedTo({ path, payload }: RelationshipFieldServerProps) {
  return <ColleagueSelect path={path} names={[...(await readNames(payload))]} />
}

/** Shows the colleague's name in a list. */
export async function AssignedToCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = Number(cellData?.id ?? cellData)
  return <span>{(await namesOnce(payload)).get(id) ?? '–'}</span>
}

async function readNames(payload: Payload): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: 'users',
    sort: 'name',
    limit: maxColleagues,
    pagination: false,
    depth: 0,
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

/** Returns the names of all accounts, read once for all rows of a list. */
export const namesOnce = cache(readNames)
