export type Person = { id: number; name: string; position: string; photo: string | null }
