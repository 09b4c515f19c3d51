import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/** Runs work in one transaction, and passes it the transaction's request. */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  return asOneChange(await createLocalReq({}, payload), work)
}

/** Runs the work of a request in one transaction. */
export async function asOneChange<Result>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
