import type { activeCheckout } from '#contract/active-checkout.ts'
import { selectCheckoutList, orderableKindOf } from '#domain/checkout/ordered-list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { chooseList, readOrderable, readOwnList } from '#services/lists/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { isListQuoted } from '#services/quotes/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'

export const activeCheckoutHandlers: Handlers<typeof activeCheckout, { db: Database }> = {
  async 'GET /svc_checkout/chosen'({ scope, now }, { db }) {
    return readChosen(db, scope, now)
  },

  async 'PUT /svc_checkout/chosen'(received, { db }) {
    const { scope, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      if (body.listId !== null) {
        const list = await readOwnList(tx, scope, body.listId)
        const kind = list && orderableKindOf(list.type)
        if (!list || !kind) throw refuse('list_not_found')
        // Expired quotes are closed with a delay. Before and after they are closed, they are refused as expired.
        if (kind === 'quote' && !(await isListQuoted(tx, scope, body.listId, now))) throw refuse('quote_not_held')
        if (!list.isActive) throw refuse('list_not_found')
      }
      await chooseList(tx, scope, body.listId)
      return readChosen(tx, scope, now)
    })
  },
}

async function readChosen(db: QueryRunner, scope: Scope, now: number) {
  const lists = await readOrderable(db, scope)
  const heldListIds = new Set<string>()
  for (const { id, type } of lists)
    if (type === 'quote' && (await isListQuoted(db, scope, id, now))) heldListIds.add(id)
  return selectCheckoutList(lists, heldListIds)
}
