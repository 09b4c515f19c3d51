/** A setting that corrects a default, how to take it away, and the test that then fails. */
export type Removal = {
  setting: string
  /** The source that holds it. */
  file: string
  from: string
  to: string
  /** The file of the test and the beginning of its name. */
  test: string
  project?: 'content-service' | 'content-service on PostgreSQL'
}

export const removals: Removal[] = [
  {
    setting: 'no document locks',
    file: 'src/admin/house-rules.ts',
    from: '{ lockDocuments: false }',
    to: '{}',
    test: 'src/payload.config.test.ts: locks no document while it is edited',
  },
  {
    setting: 'no document locks, on PostgreSQL',
    file: 'src/admin/house-rules.ts',
    from: '{ lockDocuments: false }',
    to: '{}',
    test: 'src/database/concurrency.test.ts: takes 60 saves and 60 reads at once',
    project: 'content-service on PostgreSQL',
  },
  {
    setting: 'limits of the pool',
    file: 'src/database/postgres.ts',
    from: ', ...poolLimits',
    to: '',
    test: 'src/database/concurrency.test.ts: keeps a number of connections and a limit',
    project: 'content-service on PostgreSQL',
  },
  {
    setting: 'csrf list',
    file: 'src/payload.config.ts',
    from: 'csrf: environment.ownOrigins',
    to: 'csrf: []',
    test: 'src/users/users.test.ts: refuses a change from a page of https://elsewhere.example',
  },
  {
    setting: 'csrf list, against a hidden origin',
    file: 'src/payload.config.ts',
    from: 'csrf: environment.ownOrigins',
    to: 'csrf: []',
    test: 'src/users/users.test.ts: refuses a change from another site that hides its origin',
  },
  {
    setting: 'password of 12 characters, on create',
    file: 'src/users/password.ts',
    from: "['create', 'update',",
    to: "['update',",
    test: 'src/users/users.test.ts: refuses the short password',
  },
  {
    setting: 'password of 12 characters, on change',
    file: 'src/users/password.ts',
    from: "'update', ",
    to: '',
    test: 'src/users/users.test.ts: refuses to change a password into a short one',
  },
  {
    setting: 'password of 12 characters, on reset',
    file: 'src/users/password.ts',
    from: ", 'resetPassword'",
    to: '',
    test: 'src/users/users.test.ts: refuses to reset a password into a short one',
  },
  {
    setting: 'limit of sign-ins from one address',
    file: 'src/users/users.ts',
    from: '[limitLogins, ',
    to: '[',
    test: 'src/users/login-limit.test.ts: limits sign-ins from one address',
  },
  {
    setting: 'limit of sign-ins to one account',
    file: 'src/users/users.ts',
    from: 'maxLoginAttempts: 5',
    to: 'maxLoginAttempts: 0',
    test: 'src/users/users.test.ts: locks an account after five wrong passwords',
  },
  {
    setting: 'equal time of sign-in',
    file: 'src/users/users.ts',
    from: 'equalizeLoginTime, ',
    to: '',
    test: 'src/users/users.test.ts: does as much work to refuse an unknown account as a known one',
  },
  {
    setting: 'equal answer to who asks for a new password',
    file: 'src/users/users.ts',
    from: 'askForReset, setPasswordByLink',
    to: 'setPasswordByLink',
    test: 'src/users/reset-password.test.ts: answers alike whoever asks',
  },
  {
    setting: 'pixels of a picture',
    file: 'src/media/media.ts',
    from: 'constructorOptions: { limitInputPixels: maxPixels },',
    to: '',
    test: 'src/media/media.test.ts: refuses a picture of 16000',
  },
  {
    setting: 'bytes of a picture',
    file: 'src/payload.config.ts',
    from: 'upload: { abortOnLimit: true, limits: { fileSize: largestUploadBytes } },',
    to: '',
    test: 'src/media/media.test.ts: refuses a file over 10 MB',
  },
  {
    setting: 'types of a picture',
    file: 'src/media/media.ts',
    from: "mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],",
    to: '',
    test: 'src/media/media.test.ts: refuses dokumen.pdf of type application/pdf',
  },
  {
    setting: 'no pasted addresses',
    file: 'src/media/media.ts',
    from: 'pasteURL: false,',
    to: '',
    test: 'src/payload.config.test.ts: fetches no picture from an address',
  },
  {
    setting: 'names of files',
    file: 'src/media/media.ts',
    from: 'beforeOperation: [cleanFileName],',
    to: '',
    test: 'src/media/media.test.ts: stores Tambang Terbuka (2).webp',
  },
  {
    setting: 'extensions of files',
    file: 'src/media/file-name.ts',
    from: 'extension.toLowerCase()',
    to: "''",
    test: 'src/media/file-name.test.ts: turns mine.webp into mine.webp',
  },
  {
    setting: 'headers of the admin',
    file: 'src/server/security-headers.ts',
    from: `    "form-action 'self'",\n`,
    to: '',
    test: 'src/server/security-headers.test.ts: lets the admin load and send to itself alone',
  },
  {
    setting: "none of Payload's own headers",
    file: 'next.config.ts',
    from: '  headers: async () => [',
    to: '  otherHeaders: async () => [',
    test: 'next.config.test.ts: sends none of Payload',
  },
  {
    setting: 'nothing of a mail on the console',
    file: 'src/payload.config.ts',
    from: ': withoutMail,',
    to: ': undefined,',
    test: 'src/users/users.test.ts: prints neither',
  },
  {
    setting: 'said once that there is no mail',
    file: 'src/start-up.ts',
    from: 'environment.contactNotifyTo.length === 0',
    to: 'false',
    test: 'src/users/users.test.ts: says once that there is no mail',
  },
  {
    setting: 'data folder for its owner alone',
    file: 'src/data-folder.ts',
    from: 'chmodSync(folder, 0o700)',
    to: '',
    test: 'src/data-folder.test.ts: closes a folder that was open to others',
  },
  {
    setting: 'length of a given secret',
    file: 'src/environment.ts',
    from: "PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters')",
    to: 'PAYLOAD_SECRET: z.string()',
    test: 'src/environment.test.ts: PAYLOAD_SECRET',
  },
  {
    setting: 'length of the kept secret',
    file: 'src/data-folder.ts',
    from: 'if (secret.length < 32)',
    to: 'if (secret.length < 1)',
    test: 'src/data-folder.test.ts: refuses a kept secret of fewer than 32 characters',
  },
  {
    setting: 'a secret made once',
    file: 'src/data-folder.ts',
    from: "{ mode: 0o600, flag: 'wx' }",
    to: "{ flag: 'w' }",
    test: 'src/data-folder.test.ts: makes the secret once, readable by its owner alone',
  },
  {
    setting: 'the first account',
    file: 'src/start-up.ts',
    from: 'await createFirstEditor(payload, environment.adminEmail)',
    to: 'await Promise.resolve(null)',
    test: 'src/users/users.test.ts: refuses registration',
  },
  {
    setting: 'one version of Next',
    file: 'package.json',
    from: '"next": "16.4.5"',
    to: '"next": "^16.4.5"',
    test: 'next-version.test.ts: names one version of Next',
  },
]
