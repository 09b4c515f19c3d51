/** Cost of a cargo, in the currency of its price. All functions are pure arithmetic of the contract; contracts differ. */

/** Returns the price of a GJ; 1 MJ/kg is 1 GJ/t. */
export function pricePerGigajoule(pricePerTonne: number, megajoulesPerKilogram: number): number {
  return pricePerTonne / megajoulesPerKilogram
}

/**
 * Returns the ash or sulfur that a TJ brings: 1 % of a tonne is 10 kg, 1 MJ/kg is 1 GJ/t, and a TJ is 1000 GJ.
 *
 * @param share as received, in %, like the net calorific value (ISO 1170, ISO 1928)
 */
export function kilogramsPerTerajoule(share: number, megajoulesPerKilogram: number): number {
  return (share * 10_000) / megajoulesPerKilogram
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
