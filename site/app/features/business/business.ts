export type BusinessEntry = { id: number; name: string; description: string[]; logo: string | null }
