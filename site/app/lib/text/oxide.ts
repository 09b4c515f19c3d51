/** An oxide as an assayer writes it: the metals that are traded here, each with its number, and oxygen. */
export const oxide = /((?:(?:Al|Ca|Cr|Fe|Hf|Mg|Mn|Si|Sn|Ti|Zr|K|Na|P|S)\d?)+O\d?)/
