/** How often one address may try to sign in, whatever the account. */
export const loginsPerMinute = 20
