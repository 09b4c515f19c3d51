/**
 * The formula of an oxide: metals traded here, each with its number, and oxygen. At most four metals, as in the richest
 * feldspars: without a limit a long row of metals would take quadratic time.
 */
export const oxide = /((?:(?:Al|Ca|Cr|Fe|Hf|Mg|Mn|Si|Sn|Ti|Zr|K|Na|P|S)\d?){1,4}O\d?)/
