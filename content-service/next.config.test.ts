import { expect, test } from 'vitest'
import config from './next.config.js'

test("sends none of Payload's colour scheme headers, which split every cache", async () => {
  expect(await config.headers()).toEqual([])
  expect(config.poweredByHeader).toBe(false)
})
