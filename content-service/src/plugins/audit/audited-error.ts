import { APIError } from 'payload'
import type { AuditEvent } from './events.ts'

/** A rejection that the audit log names by an event of its own. */
export class AuditedError extends APIError {
  readonly event: AuditEvent

  constructor(event: AuditEvent, message: string, status: number, data: Record<string, unknown>) {
    super(message, status, data, true)
    this.event = event
  }
}
