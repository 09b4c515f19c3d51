import crypto from 'node:crypto'

// Payload derives each password in 600,000 rounds, which takes a core a tenth of a second: most of the time of the tests
// that sign in. In a process of the tests one round is enough. The started service, whose sign-in `cli/start.test.ts` and
// the journeys prove, and what the tests see of a call to this function are as they are in production.

const derive = crypto.pbkdf2

crypto.pbkdf2 = (password, salt, _rounds, ...rest) => derive(password, salt, 1, ...rest)
