/**
 * An oxide as an assayer writes it: the metals that are traded here, each with its number, and oxygen. Four metals, as
 * the richest feldspars have: without an end each `S` of a long row would look for oxygen through all that follow.
 */
export const oxide = /((?:(?:Al|Ca|Cr|Fe|Hf|Mg|Mn|Si|Sn|Ti|Zr|K|Na|P|S)\d?){1,4}O\d?)/
