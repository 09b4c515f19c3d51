import { APIError } from 'payload'
import type { AuditEvent } from './events.ts'

/** An error response with its own event in the audit log. */
export class AuditedError extends APIError {
  readonly event: AuditEvent

  constructor(event: AuditEvent, message: string, status: number, data: Record<string, unknown>) {
    super(message, status, data, true)
    this.event = event
  }
}
