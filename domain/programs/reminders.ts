import type { SubscriptionInterval } from '#domain/catalog/product-attributes.ts'

/** Days between the reminder and the renewal. Weekly programs have no reminder. */
export const reminderDays: Readonly<Record<SubscriptionInterval, number>> = { Week: 0, Month: 3, Year: 7 }
