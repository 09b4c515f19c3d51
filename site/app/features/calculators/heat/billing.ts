/** What a cargo costs, in the currency of its price. All are pure arithmetic of the contract; contracts differ. */

/** The price of a GJ; a MJ/kg is a GJ/t. */
export function pricePerGigajoule(pricePerTonne: number, megajoulesPerKilogram: number): number {
  return pricePerTonne / megajoulesPerKilogram
}

/** The price of a tonne whose calorific value is not that of the contract, pro rata; both values in one unit and basis. */
export function priceByHeat(pricePerTonne: number, actual: number, contract: number): number {
  return (pricePerTonne * actual) / contract
}

/**
 * The tonnes that are paid for where only moisture above the contract's is taken off, so that the dry mass is that of the
 * contract.
 *
 * @param moisture total moisture as received and that of the contract, in %
 */
export function tonnesBilled(
  tonnes: number,
  moisture: { actual: number; contract: number },
): number {
  const { actual, contract } = moisture
  return actual <= contract ? tonnes : (tonnes * (100 - actual)) / (100 - contract)
}
