import { expect, test } from 'vitest'
import { parseId } from './parse-id.ts'

test.for([null, '', '0', '-1', '1.5', '1e3', 'x', '1 OR 1=1', '99999999999', '2147483648'])(
  'takes %s for no id',
  (text) => expect(parseId(text)).toBeNull(),
)

test('knows the largest id', () => expect(parseId('2147483647')).toBe(2_147_483_647))
