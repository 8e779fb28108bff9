import { type ServiceCategory, type ServiceName, services, storedItems } from '#domain/consent/services.ts'
import type { Site } from '#domain/sites.ts'
import type { ConsentTexts } from './texts/en.ts'

export interface ServiceRow {
  key: string
  name: string
  category: ServiceCategory
  purpose: string
  lifetime: string
}

const day = 24 * 60 * 60

/**
 * Returns the cookies and services that this site may use, by category, with its own cookies before the enabled
 * services.
 */
export function serviceRows(enabled: readonly ServiceName[], site: Site, texts: ConsentTexts): ServiceRow[] {
  const own = storedItems.map(({ name, kind, category, purpose, lifetime }) => ({
    key: `${kind} ${name}`,
    name: name.replace('{site}', site.toLowerCase()),
    category,
    purpose: texts.purposes[purpose],
    lifetime: lifetimeText(lifetime, texts),
  }))
  const providers: Partial<Record<ServiceName, string>> = texts.providers
  const vendors = enabled.map((name) => ({
    key: name,
    name: services[name].provider ?? providers[name] ?? name,
    category: services[name].category,
    purpose: texts.services[name],
    lifetime: texts.byProvider,
  }))
  const order: readonly ServiceCategory[] = ['necessary', 'performance', 'marketing', 'functional']
  return order.flatMap((category) => [...own, ...vendors].filter((row) => row.category === category))
}

function lifetimeText(lifetime: number | 'session' | 'unlimited', texts: ConsentTexts): string {
  if (lifetime === 'session') return texts.session
  if (lifetime === 'unlimited') return texts.unlimited
  if (lifetime < 60 * 60) return texts.minutes(Math.round(lifetime / 60))
  return lifetime < day ? texts.hours(Math.round(lifetime / 3_600)) : texts.days(Math.round(lifetime / day))
}
