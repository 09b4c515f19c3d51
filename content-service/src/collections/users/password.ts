import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { servicesOf } from '../../platform/services/services.ts'
import { isGuessable } from './guessable.ts'

const shortestPassword = 12
const badRequest = 400

const settingOperations: readonly string[] = ['create', 'update', 'resetPassword']

const texts = {
  short: {
    id: `Kata sandi harus terdiri dari paling sedikit ${shortestPassword} karakter.`,
    en: `A password must have at least ${shortestPassword} characters.`,
  },
  guessable: {
    id: 'Kata sandi ini mudah ditebak. Hindari kata umum, nama, angka, dan tombol yang berurutan; beberapa kata yang tidak berkaitan lebih baik.',
    en: 'This password is easy to guess. Avoid common words, names, digits and neighbouring keys; several unrelated words are better.',
  },
}

/** Rejects weak passwords: Payload itself accepts three letters, and checks nothing when a password is changed or reset. */
export const rejectWeakPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (!settingOperations.includes(operation)) return
  // The access check rejects the request next. Strangers must not be able to cause the estimate, which takes a tenth of a
  // second.
  if (req.payloadAPI === 'REST' && !req.user && operation !== 'resetPassword') return
  const password = passwordIn(args)
  if (password === undefined) return
  const names = [...namesIn(args, req), ...(await getResetNames(args, req))]
  const fault = await getFault(password, names)
  if (fault === null) return
  const message = sentenceFor(req, texts[fault])
  // The form closes the fields of a new password when it saves: the reason must also be in its toast.
  throw new APIError(message, badRequest, { errors: [{ message, path: 'password' }] }, true)
}

async function getFault(
  password: unknown,
  names: readonly string[],
): Promise<keyof typeof texts | null> {
  if (typeof password !== 'string' || password.length < shortestPassword) return 'short'
  return (await isGuessable(password, names)) ? 'guessable' : null
}

/** Returns the names of the changed account, of the account that changes it, and of this service. */
function namesIn(args: object, { payload, user }: PayloadRequest): string[] {
  const data = 'data' in args ? args.data : undefined
  const names = [data, user].flatMap((account) =>
    typeof account === 'object' && account !== null
      ? ['name', 'email'].map((field) => Reflect.get(account, field))
      : [],
  )
  const { origin } = servicesOf(payload).environment
  return [new URL(origin).hostname, ...names].filter((name) => typeof name === 'string')
}

/** Returns the names of the account whose password is reset by the link's token. */
async function getResetNames(args: object, req: PayloadRequest): Promise<string[]> {
  const data = 'data' in args ? args.data : undefined
  const token = typeof data === 'object' && data !== null ? Reflect.get(data, 'token') : undefined
  if (typeof token !== 'string' || token === '') return []
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { resetPasswordToken: { equals: token } },
    select: { name: true, email: true },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.flatMap(({ name, email }) => [name, email])
}

/** Returns the password that an operation sets, or `undefined`. */
export function passwordIn(args: object): unknown {
  const data = 'data' in args ? args.data : undefined
  if (typeof data !== 'object' || data === null || !('password' in data)) return undefined
  return data.password ?? undefined
}
