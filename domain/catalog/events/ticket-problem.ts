/** A ticket type or event id, which is part of URLs and discount rules. */
const name = /^[a-z0-9][a-z0-9-]{0,59}$/

/** Returns the problem with the ticket that a product grants, or null if it is valid. */
export function ticketProblem(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'A ticket must be an object.'
  const fields: Record<string, unknown> = { ...value }
  const other = Object.keys(fields).find((field) => field !== 'type' && field !== 'eventId')
  if (other !== undefined) return `A ticket has no ${other} field.`
  const wrong = ['type', 'eventId'].find((field) => typeof fields[field] !== 'string' || !name.test(fields[field]))
  return wrong === undefined
    ? null
    : `${wrong} must be up to 60 lowercase letters, digits, and dashes, such as spring-open.`
}
