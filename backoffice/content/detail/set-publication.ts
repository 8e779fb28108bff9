import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'

interface Publication {
  site: Site
  handle: string
  number: number
  /** ISO 8601 time, 'now', or null to make a scheduled version a draft again. */
  at: string | null
  key: string
}

/** Publishes or schedules a version, or cancels its schedule. */
export function setPublication({ site, handle, number, at, key }: Publication) {
  return callsOf(site)('PUT /svc_content/pages/{site}/{handle}/versions/{number}/publication', {
    params: { site, handle, number: String(number) },
    body: { at },
    key,
  })
}
