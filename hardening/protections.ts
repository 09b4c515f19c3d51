/** A protection, how to take it away, and the test that must then fail. */
export type Protection = {
  name: string
  file: string
  from: string
  to: string
  /** The file of the test and the beginning of its name. */
  test: readonly [file: string, name: string]
}

const contact = 'site/app/lib/contact'
const factor = 'content-service/src/second-factor'

export const protections: readonly Protection[] = [
  {
    name: 'the key of a message holds all that was written',
    file: `${contact}/idempotency-key.server.ts`,
    from: '[sender, name, email, phone ?? null, message]',
    to: '[sender, name, email, phone ?? null]',
    test: [`${contact}/idempotency-key.test.ts`, 'differs with each field'],
  },
  {
    name: 'two visitors never share a key',
    file: `${contact}/idempotency-key.server.ts`,
    from: '[clientAddress, Math.floor(nowMs / windowMs)]',
    to: '[Math.floor(nowMs / windowMs)]',
    test: [`${contact}/idempotency-key.test.ts`, 'is never shared by two visitors'],
  },
  {
    name: 'the allowance of a visitor comes first',
    file: `${contact}/submit-contact.server.ts`,
    from: 'if (waitS !== null) return limited(values, waitS)',
    to: '',
    test: [`${contact}/submit-contact.test.ts`, 'counts a visitor’s messages before'],
  },
  {
    name: 'the field that no person sees',
    file: `${contact}/suspicion.server.ts`,
    from: "return 'trap'",
    to: 'return null',
    test: [`${contact}/submit-contact.test.ts`, 'tells a host that keeps spam apart'],
  },
  {
    name: 'a missing time never counts',
    file: `${contact}/suspicion.server.ts`,
    from: 'isTime && ',
    to: '',
    test: [`${contact}/submit-contact.test.ts`, 'never holds a time of'],
  },
  {
    name: 'nothing suspect goes to another host unasked',
    file: `${contact}/submit-contact.server.ts`,
    from: 'if (suspicion && !isConfirmed &&',
    to: 'if (false &&',
    test: [`${contact}/submit-contact.test.ts`, 'asks once before such a message'],
  },
  {
    name: 'requests of one visitor',
    file: 'site/server/visitor-limits.ts',
    from: 'return waitS === null ?',
    to: 'return true ?',
    test: ['site/server/visitor-limits.test.ts', 'counts what one visitor asks for'],
  },
  {
    name: 'the length of an address',
    file: 'site/server/visitor-limits.ts',
    from: 'if (url.length > limits.addressBytes) return { status: 414 }',
    to: '',
    test: ['site/server/visitor-limits.test.ts', 'refuses a long address'],
  },
  {
    name: 'one host in a request',
    file: 'site/server/visitor-limits.ts',
    from: 'if (hasTwoHosts(request)) return { status: 400 }',
    to: '',
    test: ['hardening/abuse.test.ts', 'answers bad doubled headers'],
  },
  {
    name: 'an end to slow requests',
    file: 'contract/src/server-limits.ts',
    from: 'headersTimeout: limits.headerTimeoutMs,\n    requestTimeout: limits.requestTimeoutMs,',
    to: '',
    test: ['site/server/http-server.test.ts', 'cuts off who never ends'],
  },
  {
    name: 'connections of one address',
    file: 'contract/src/server-limits.ts',
    from: 'if (count > limits.connectionsPerAddress) return socket.destroy()',
    to: '',
    test: ['site/server/http-server.test.ts', 'takes no more connections'],
  },
  {
    name: 'forms of the site’s own pages alone',
    file: 'site/server/form-request.ts',
    from: 'if (!isOwnPage(request, siteOrigin)) return refuse(403)',
    to: '',
    test: ['site/server/pages.test.ts', 'refuses a form that a page of'],
  },
  {
    name: 'the size of a form',
    file: 'site/server/limited-body.ts',
    from: 'if (length > maxBytes) return null',
    to: '',
    test: ['site/server/pages.test.ts', 'refuses a form over the limit'],
  },
  {
    name: 'a policy that starts from nothing',
    file: 'site/server/content-security.ts',
    from: `'default-src': ["'none'"]`,
    to: `'default-src': ["'self'"]`,
    test: ['site/server/pages.test.ts', 'allows by its policy the bytes'],
  },
  {
    name: 'the map on its own page alone',
    file: 'site/server/render-page.ts',
    from: 'isContact ? mapOrigins : []',
    to: 'mapOrigins',
    test: ['site/server/security-headers.test.ts', 'may frame the map'],
  },
  {
    name: 'types that are not guessed',
    file: 'site/server/security-headers.ts',
    from: "'X-Content-Type-Options': 'nosniff',",
    to: '',
    test: ['site/server/pages.test.ts', 'guards /'],
  },
  {
    name: 'a nonce that only the service chooses',
    file: 'content-service/src/server/security-headers.ts',
    from: "delete request.headers['content-security-policy']\n",
    to: '',
    test: ['content-service/src/server/security-headers.test.ts', 'lets what is data load nothing'],
  },
  {
    name: 'the size of what an editor sends',
    file: 'content-service/src/server/request-limits.ts',
    from: "if (isAdmin && Number(headers['content-length']) > limits.adminBodyBytes) return refuse(413)",
    to: '',
    test: [
      'content-service/src/server/request-limits.test.ts',
      'refuses a change that is too large',
    ],
  },
  {
    name: 'turns by a clock that nobody sets',
    file: 'contract/src/visitor-limit.ts',
    from: 'now = monotonicMs',
    to: 'now = Date.now',
    test: ['hardening/faults/clock.test.ts', 'a site whose clock is set'],
  },
  {
    name: 'pictures that failed are asked for by that clock',
    file: 'site/server/pictures/source-pictures.ts',
    from: 'return performance.now() - checkedAt',
    to: 'return Date.now() - performance.timeOrigin - checkedAt',
    test: ['hardening/faults/clock.test.ts', 'a site whose clock is set'],
  },
  {
    name: 'a lease out of a clock that was ahead ends',
    file: 'content-service/src/jobs/lease.ts',
    from: 'const furthestMs = 60_000',
    to: 'const furthestMs = 1e15',
    test: ['content-service/src/jobs/lease.test.ts', 'is not held back by a clock'],
  },
  {
    name: 'a kept picture is as it was written',
    file: 'site/server/pictures/picture-store.ts',
    from: 'digestOf(bytes).equals(file.subarray(0, digestBytes)) ? bytes : null',
    to: 'bytes',
    test: ['site/server/pictures/picture-store.test.ts', 'takes a file of'],
  },
  {
    name: 'an editor is told of a full disk',
    file: 'content-service/src/media/explain-refusal.ts',
    from: 'folder !== null && !(await canStore(folder))',
    to: 'false',
    test: ['content-service/src/media/media.test.ts', 'says in the language id that a picture'],
  },
  {
    name: 'nothing is left of an upload that failed',
    file: 'content-service/src/media/media.ts',
    from: ', undoUpload(folder)]',
    to: ']',
    test: ['content-service/src/media/media.test.ts', 'keeps nothing of a picture'],
  },
  {
    name: 'no session without the code',
    file: 'content-service/src/users/users.ts',
    from: 'beforeLogin: [askForCode],',
    to: '',
    test: [`${factor}/second-factor.test.ts`, 'makes no session without the code'],
  },
  {
    name: 'a code is good once',
    file: `${factor}/factor-store.ts`,
    from: 'AND last_step <',
    to: 'AND 0 <',
    test: [`${factor}/second-factor.test.ts`, 'signs in with a code once'],
  },
  {
    name: 'wrong codes lock an account',
    file: `${factor}/sign-in-code.ts`,
    from: "if (error.reason === 'refused') await",
    to: 'if (false) await',
    test: [`${factor}/second-factor.test.ts`, 'locks an account after five wrong codes'],
  },
  {
    name: 'a factor begins with the password',
    file: `${factor}/endpoints.ts`,
    from: 'await judgePassword(req.payload, user.email, password)',
    to: 'void [judgePassword, password]',
    test: [`${factor}/second-factor.test.ts`, 'begins with the password alone'],
  },
  {
    name: 'a link for a new password signs nobody in',
    file: 'content-service/src/users/users.ts',
    from: 'setPasswordByLink, ',
    to: '',
    test: [`${factor}/second-factor.test.ts`, 'is not passed by a link'],
  },
  {
    name: 'a stolen database tells no secret',
    file: `${factor}/factor-store.ts`,
    from: 'const sealed = seal(secret, account, secretOf(req))',
    to: 'const sealed = secret; seal(secret, account, secretOf(req))',
    test: [`${factor}/second-factor.test.ts`, 'keeps neither the secret'],
  },
  {
    name: 'an audit log that nobody changes',
    file: 'content-service/src/audit/audit-log.ts',
    from: 'update: nobody, delete: nobody',
    to: 'delete: admins',
    test: ['content-service/src/audit/audit.test.ts', 'can be read by admins'],
  },
  {
    name: 'a changed factor ends the other sessions',
    file: 'content-service/src/users/sessions.ts',
    from: 'await db.updateOne(',
    to: 'if (false) await db.updateOne(',
    test: [`${factor}/second-factor.test.ts`, 'ends the other sessions'],
  },
]
