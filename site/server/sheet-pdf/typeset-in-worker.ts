import { parentPort, workerData } from 'node:worker_threads'
import { typesetSheet } from './typeset-sheet.ts'

// Typesetting takes half a second of a processor; meanwhile the main thread responds to other visitors.
const bytes = await typesetSheet(workerData)
parentPort?.postMessage(new Uint8Array(bytes))
