import type { Mutation } from './mutation.ts'

/** Settings that correct a default, most of them of Payload (docs/decisions/016). */
export const payloadDefaults: readonly Mutation[] = [
  {
    name: 'no document locks',
    file: 'content-service/src/plugins/defaults/collection-defaults.ts',
    from: '{ lockDocuments: false }',
    to: '{}',
    test: ['content-service/src/create-config.test.ts', 'locks no document while it is edited'],
  },
  {
    name: 'no document locks, on PostgreSQL',
    file: 'content-service/src/plugins/defaults/collection-defaults.ts',
    from: '{ lockDocuments: false }',
    to: '{}',
    test: [
      'content-service/src/platform/database/concurrency.test.ts',
      'handles 60 saves and 60 reads at once',
    ],
    project: 'content-service on PostgreSQL',
  },
  {
    name: 'limits of the pool',
    file: 'content-service/src/platform/database/postgres.ts',
    from: ', ...poolLimits',
    to: '',
    test: [
      'content-service/src/platform/database/concurrency.test.ts',
      'limits connections and every wait',
    ],
    project: 'content-service on PostgreSQL',
  },
  {
    name: 'csrf list',
    file: 'content-service/src/create-config.ts',
    from: 'csrf: ownOrigins',
    to: 'csrf: []',
    test: [
      'content-service/src/collections/users/users.test.ts',
      'rejects a change from a page of https://elsewhere.example',
    ],
  },
  {
    name: 'csrf list, against a hidden origin',
    file: 'content-service/src/create-config.ts',
    from: 'csrf: ownOrigins',
    to: 'csrf: []',
    test: [
      'content-service/src/collections/users/users.test.ts',
      'rejects a change from another site that hides its origin',
    ],
  },
  {
    name: 'password of 12 characters, on create',
    file: 'content-service/src/collections/users/password.ts',
    from: "['create', 'update',",
    to: "['update',",
    test: ['content-service/src/collections/users/users.test.ts', 'rejects the short password'],
  },
  {
    name: 'password of 12 characters, on change',
    file: 'content-service/src/collections/users/password.ts',
    from: "'update', ",
    to: '',
    test: [
      'content-service/src/collections/users/users.test.ts',
      'rejects a change of the password to a short one',
    ],
  },
  {
    name: 'password of 12 characters, on reset',
    file: 'content-service/src/collections/users/password.ts',
    from: ", 'resetPassword'",
    to: '',
    test: [
      'content-service/src/collections/users/users.test.ts',
      'rejects a reset of the password to a short one',
    ],
  },
  {
    name: 'limit of sign-ins from one address',
    file: 'content-service/src/collections/users/users.ts',
    from: '[limitLogins, ',
    to: '[',
    test: [
      'content-service/src/collections/users/login-limit.test.ts',
      'limits sign-ins from one address',
    ],
  },
  {
    name: 'limit of sign-ins to one account',
    file: 'content-service/src/collections/users/users.ts',
    from: 'maxLoginAttempts: 5',
    to: 'maxLoginAttempts: 0',
    test: [
      'content-service/src/collections/users/users.test.ts',
      'locks an account after five wrong passwords',
    ],
  },
  {
    name: 'equal time of sign-in',
    file: 'content-service/src/collections/users/users.ts',
    from: ', equalizeLoginTime,',
    to: ',',
    test: [
      'content-service/src/collections/users/users.test.ts',
      'does as much work to reject an unknown account as a known one',
    ],
  },
  {
    name: 'equal response to every request for a new password',
    file: 'content-service/src/collections/users/users.ts',
    from: '[requestReset, ',
    to: '[',
    test: [
      'content-service/src/collections/users/reset-password.test.ts',
      'responds in the same way for every address',
    ],
  },
  {
    name: 'pixels of a picture',
    file: 'content-service/src/collections/media/rewrite-picture.ts',
    from: '  if (hasTooManyPixels(metadata)) throw new FileUploadError(req.t)\n',
    to: '',
    test: [
      'content-service/src/collections/media/media.test.ts',
      'counts the pixels of every frame',
    ],
  },
  {
    name: 'bytes of a picture',
    file: 'content-service/src/create-config.ts',
    from: 'upload: { abortOnLimit: true, limits: { fileSize: largestUploadBytes } },',
    to: '',
    test: ['content-service/src/collections/media/media.test.ts', 'rejects a file over 10 MB'],
  },
  {
    name: 'types of a picture',
    file: 'content-service/src/collections/media/media.ts',
    from: '      mimeTypes: pictureTypes,',
    to: '',
    test: [
      'content-service/src/collections/media/media.test.ts',
      'rejects dokumen.pdf of type application/pdf',
    ],
  },
  {
    name: 'no pasted addresses',
    file: 'content-service/src/collections/media/media.ts',
    from: 'pasteURL: false,',
    to: '',
    test: ['content-service/src/create-config.test.ts', 'fetches no picture from an address'],
  },
  {
    name: 'names of files',
    file: 'content-service/src/collections/media/media.ts',
    from: 'beforeOperation: [cleanFileName, rewritePicture],',
    to: 'beforeOperation: [rewritePicture],',
    test: [
      'content-service/src/collections/media/media.test.ts',
      'stores Tambang Terbuka (2).webp',
    ],
  },
  {
    name: 'extensions of files',
    file: 'content-service/src/collections/media/file-name.ts',
    from: 'extension.toLowerCase()',
    to: "''",
    test: [
      'content-service/src/collections/media/file-name.test.ts',
      'turns mine.webp into mine.webp',
    ],
  },
  {
    name: 'headers of the admin',
    file: 'content-service/src/server/security-headers.ts',
    from: `    "form-action 'self'",\n`,
    to: '',
    test: [
      'content-service/src/server/security-headers.test.ts',
      'lets the admin load from and send to its own origin',
    ],
  },
  {
    name: "none of Payload's own headers",
    file: 'content-service/next.config.ts',
    from: '  headers: async () => [',
    to: '  otherHeaders: async () => [',
    test: ['content-service/next.config.test.ts', 'sends none of Payload'],
  },
  {
    name: 'nothing of a mail on the console',
    file: 'content-service/src/create-config.ts',
    from: '? withoutMail',
    to: '? undefined',
    test: ['content-service/src/collections/users/users.test.ts', 'logs neither'],
  },
  {
    name: 'one warning that there is no mail',
    file: 'content-service/src/start-up.ts',
    from: 'environment.contactNotifyTo.length === 0',
    to: 'false',
    test: [
      'content-service/src/collections/users/users.test.ts',
      'prints once that no mail server is set',
    ],
  },
  {
    name: 'data folder only for its owner',
    file: 'content-service/src/platform/settings/data-folder.ts',
    from: 'chmodSync(folder, 0o700)',
    to: '',
    test: [
      'content-service/src/platform/settings/data-folder.test.ts',
      'closes a folder that was open to others',
    ],
  },
  {
    name: 'length of a given secret',
    file: 'content-service/src/platform/settings/environment.ts',
    from: 'PAYLOAD_SECRET: secret.optional()',
    to: 'PAYLOAD_SECRET: z.string().optional()',
    test: ['content-service/src/platform/settings/environment.test.ts', 'PAYLOAD_SECRET'],
  },
  {
    name: 'length of the stored secret',
    file: 'content-service/src/platform/settings/data-folder.ts',
    from: 'if (secret.length < 32)',
    to: 'if (secret.length < 1)',
    test: [
      'content-service/src/platform/settings/data-folder.test.ts',
      'rejects a stored secret of fewer than 32 characters',
    ],
  },
  {
    name: 'a secret made once',
    file: 'content-service/src/platform/settings/data-folder.ts',
    from: "{ mode: 0o600, flag: 'wx' }",
    to: "{ flag: 'w' }",
    test: [
      'content-service/src/platform/settings/data-folder.test.ts',
      'creates the secret once, readable only by its owner',
    ],
  },
  {
    name: 'the first account',
    file: 'content-service/src/start-up.ts',
    from: 'await createFirstEditor(payload, environment.adminEmail)',
    to: 'await Promise.resolve(null)',
    test: ['content-service/src/collections/users/users.test.ts', 'rejects registration'],
  },
  {
    name: 'one version of Next',
    file: 'content-service/package.json',
    from: '"next": "16.4.5"',
    to: '"next": "^16.4.5"',
    test: ['content-service/next-version.test.ts', 'has the compiler of Next'],
  },
  {
    name: 'a picture in use is kept',
    file: 'content-service/src/plugins/uses/plugin.ts',
    from: 'beforeDelete: [keepUsed], ',
    to: '',
    test: ['content-service/src/plugins/uses/uses.test.ts', 'keeps a picture of a product'],
  },
  {
    name: 'error responses in the language of the editor',
    file: 'content-service/src/plugins/error-responses/plugin.ts',
    from: ', localizeError]',
    to: ']',
    test: [
      'content-service/src/plugins/error-responses/localize-error.test.ts',
      'names a taken address in id',
    ],
  },
  {
    name: 'a picture that is still loading is named',
    file: 'content-service/src/collections/blog-posts/blog-posts.ts',
    from: '      validate: validateBody,',
    to: '',
    test: [
      'content-service/src/collections/blog-posts/pasted-pictures/validate-body.test.ts',
      'reports a picture that is still being uploaded',
    ],
  },
]
