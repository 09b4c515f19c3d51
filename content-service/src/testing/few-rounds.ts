import crypto from 'node:crypto'

// Payload derives each password in 600,000 rounds, which takes a core a tenth of a second: most of the time of tests that
// sign in. In test processes one round is enough. The started service, whose sign-in `cli/start.test.ts` and the journeys
// test, and the arguments of this function that tests observe are as in production.

const derive = crypto.pbkdf2

crypto.pbkdf2 = (password, salt, _rounds, ...rest) => derive(password, salt, 1, ...rest)
