// Known bad: changes of prices are not checked for the permission.
import { serveOffice } from '../roots/office.ts'

const name = 'PATCH /svc_admin/products/{id}/prices'

await serveOffice((route) =>
  route.name === name && route.call.access === 'staff'
    ? { ...route, call: { ...route.call, permission: null } }
    : route,
)
