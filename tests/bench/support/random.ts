/** Numbers from 0 to below 1, the same in every run (a linear congruential generator, Numerical Recipes). */
export function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
