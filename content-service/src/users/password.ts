import { APIError, type CollectionBeforeOperationHook } from 'payload'

export const shortestPassword = 12

const settingOperations: readonly string[] = ['create', 'update', 'resetPassword']

const refusal = {
  id: `Kata sandi harus terdiri dari paling sedikit ${shortestPassword} karakter.`,
  en: `A password must have at least ${shortestPassword} characters.`,
}

/** Payload itself takes three letters, and checks nothing when a password is changed or reset. */
export const refuseShortPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!settingOperations.includes(operation)) return
  const password = passwordIn(args)
  if (password === undefined) return
  if (typeof password === 'string' && password.length >= shortestPassword) return
  const message = req.i18n?.language === 'en' ? refusal.en : refusal.id
  throw new APIError(message, 400, null, true)
}

/** The password that an operation sets, `undefined` where it sets none. */
export function passwordIn(args: object): unknown {
  const data = 'data' in args ? args.data : undefined
  if (typeof data !== 'object' || data === null || !('password' in data)) return undefined
  return data.password ?? undefined
}
