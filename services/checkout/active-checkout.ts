import type { chosen } from '#contract/active-checkout.ts'
import { chosenList, orderedKind } from '#domain/checkout/chosen-list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Database, Queries } from '#platform/database.ts'
import { chooseList, readOrderable, readOwnList } from '#services/lists/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { isHeld } from '#services/quotes/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'

export const chosenHandlers: Handlers<typeof chosen, { db: Database }> = {
  async 'GET /svc_checkout/chosen'({ scope, now }, { db }) {
    return readChosen(db, scope, now)
  },

  async 'PUT /svc_checkout/chosen'(received, { db }) {
    const { scope, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      if (body.listId !== null) {
        const list = await readOwnList(tx, scope, body.listId)
        const kind = list && orderedKind(list.type)
        if (!list || !kind) throw refuse('list_not_found')
        // An expired quote is closed only later; in both states it is refused as expired.
        if (kind === 'quote' && !(await isHeld(tx, scope, body.listId, now))) throw refuse('quote_not_held')
        if (!list.isActive) throw refuse('list_not_found')
      }
      await chooseList(tx, scope, body.listId)
      return readChosen(tx, scope, now)
    })
  },
}

async function readChosen(db: Queries, scope: Scope, now: number) {
  const lists = await readOrderable(db, scope)
  const held = new Set<string>()
  for (const { id, type } of lists) if (type === 'quote' && (await isHeld(db, scope, id, now))) held.add(id)
  return chosenList(lists, held)
}
