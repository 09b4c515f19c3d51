import type { Access } from 'payload'

/** Payload itself asks for a session wherever a collection says nothing; this refuses editors too. */
export const nobody: Access = () => false
