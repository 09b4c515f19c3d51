/** Cost of a cargo, in the currency of its price. All functions are pure arithmetic of the contract; contracts differ. */

/** Returns the price of a GJ; 1 MJ/kg is 1 GJ/t. */
export function pricePerGigajoule(pricePerTonne: number, megajoulesPerKilogram: number): number {
  return pricePerTonne / megajoulesPerKilogram
}

/** Adjusts the price of a tonne pro rata to its calorific value; both values have the same unit and basis. */
export function priceByHeat(pricePerTonne: number, actual: number, contract: number): number {
  return (pricePerTonne * actual) / contract
}

/**
 * Returns the tonnes billed if only moisture above the contract's is deducted; their dry mass is that of the contract.
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
