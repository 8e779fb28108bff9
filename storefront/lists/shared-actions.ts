import { isRefused } from '#contract/refused.ts'
import { sharedPath } from '#domain/lists/shared.ts'
import type { PageArguments, PageContext } from '../page.ts'
import type { ActionResult } from '../page-route.tsx'
import { readShared, type SharedList } from './load-shared.ts'

type Line = SharedList['lines'][number]

/**
 * Puts one line of a shared list into the shopper's cart, or all of them that can be bought, and says which could not.
 * What is asked for is read from the list anew: the form names a line and is not believed beyond that.
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
  const asked = form.get('op') === 'all' ? list.lines : list.lines.slice(index, index + 1)
  if (index < 0 && form.get('op') !== 'all') return { to: own }
  const left = await addEach(context, asked)
  const query = new URLSearchParams()
  if (asked.length > left.length) query.set('added', String(asked.length - left.length))
  if (left.length > 0) query.set('left', left.map((line) => list.lines.indexOf(line)).join('-'))
  return { to: `${own}?${query.toString()}` }
}

/** Adds lines to the cart one after another; answers those that were refused. */
async function addEach({ call }: PageContext, lines: readonly Line[]): Promise<Line[]> {
  const { _id: id } = await call('POST /svc_list/lists', { body: { type: 'cart' }, key: crypto.randomUUID() })
  const left: Line[] = []
  for (const line of lines) {
    const sent = { params: { id }, body: { items: [line.request] }, version: 'any' as const, key: crypto.randomUUID() }
    try {
      await call('POST /svc_list/lists/{id}/items', sent)
    } catch (error) {
      if (!isRefused(error) || error.status >= 500) throw error
      left.push(line)
    }
  }
  return left
}
