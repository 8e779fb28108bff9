import { z } from 'zod'
import { contract } from './kernel/call.ts'

const entityTypes = ['category', 'product', 'cms', 'page'] as const

export const WireRoute = z.strictObject({
  entityType: z.enum(entityTypes).nullable(),
  entityId: z.int().nullable(),
  redirectTarget: z.string().nullable(),
  redirectType: z.int().nullable(),
  related: z.array(z.strictObject({ siteCode: z.string(), path: z.string() })),
})

export const route = contract({
  'GET /svc_route/route': {
    summary: 'Returns the product, category, page, or redirect of a path, or nothing',
    access: 'public',
    rate: 'read',
    query: z.object({ url: z.string().min(1).max(2000) }),
    reply: WireRoute,
  },
})
