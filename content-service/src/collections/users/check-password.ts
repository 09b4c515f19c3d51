import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload'

class PasswordIsRight extends Error {}

/** Runs after Payload has accepted the password and before it starts a session. */
export const endPasswordCheck: CollectionBeforeLoginHook = ({ context }) => {
  if (context.checksPassword) throw new PasswordIsRight()
}

/**
 * Checks a password by Payload's own sign-in, which is stopped before it starts a session. A wrong password counts towards
 * the lock-out.
 *
 * @throws {AuthenticationError | LockedAuth} as a sign-in does
 */
export async function checkPassword(
  { payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>,
  email: string,
  password: string,
): Promise<void> {
  try {
    const context = { checksPassword: true }
    await payload.login({ collection: 'users', data: { email, password }, context, req: { i18n } })
  } catch (error) {
    if (!(error instanceof PasswordIsRight)) throw error
  }
}
