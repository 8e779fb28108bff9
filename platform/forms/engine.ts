/** An entry of a form, as other systems receive it. */
interface ForwardedEntry {
  id: string
  site: string
  formHash: string
  /** ISO 8601. */
  at: string
  /** By field; empty fields are absent. */
  values: Readonly<Record<string, string>>
}

/** Sends each entry at least once. */
export interface FormForwarder {
  /** Throws if the other system has not accepted the entry. */
  forward: (entry: ForwardedEntry) => Promise<void>
}
