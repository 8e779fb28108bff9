/** A form entry as sent to other systems. */
interface ForwardedEntry {
  id: string
  site: string
  formHash: string
  /** ISO 8601. */
  at: string
  /** Values by field. Empty fields are absent. */
  values: Readonly<Record<string, string>>
}

/** Forwards each entry at least once. */
export interface FormForwarder {
  /** Throws if the other system does not accept the entry. */
  forward: (entry: ForwardedEntry) => Promise<void>
}
