import { sharedPath } from '#domain/lists/shared.ts'
import { addLines } from '#storefront/browser/add-lines.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readShared } from './load-shared.ts'

/**
 * Adds lines of a shared list to the cart and reports the remaining ones. Reads the list again, because the form is
 * trusted only for the line's id.
 */
export async function addShared(
  context: PageContext,
  { params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const own = sharedPath(params['urlKey'] ?? '')
  const list = await readShared(context, params['urlKey'] ?? '')
  if (list === null) return { to: own }
  const index = Number(/^\d{1,3}$/.exec(form.get('line') ?? '')?.[0] ?? -1)
  const requested = form.get('op') === 'all' ? list.lines : list.lines.slice(index, index + 1)
  if (index < 0 && form.get('op') !== 'all') return { to: own }
  const refused = await addLines(
    context.call,
    requested.map(({ request }) => request),
  )
  const remaining = refused.map((at) => requested[at]!)
  const query = new URLSearchParams()
  if (requested.length > remaining.length) query.set('added', String(requested.length - remaining.length))
  if (remaining.length > 0) query.set('left', remaining.map((line) => list.lines.indexOf(line)).join('-'))
  return { to: `${own}?${query.toString()}` }
}
