import { vaultTimeoutMs } from '#domain/privacy/terms.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { hasPaymentInProgress } from '#services/orders/privacy-steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { deleteFromVaults, readVaultedCards } from '#services/payment-methods/privacy-steps.ts'
import { readChargedPrograms, readProgramCards } from '#services/programs/privacy-steps.ts'
import { lockCustomer, readCustomer } from '#services/sessions/steps.ts'
import { personalDataOfAreas } from './personal-data-of-areas.ts'
import { lockDueDeletion, logPrivacyRequest, readDueDeletions, type DeletionRow } from './repository.ts'

interface DeletionDeps {
  db: Database
  payments: Payments
  clock: () => number
  report: (error: unknown) => void
}

/** Deletes all accounts that are due. A failed deletion is reported and retried in the next run. */
export async function deleteDueAccounts(deps: DeletionDeps): Promise<void> {
  for (const deletion of await readDueDeletions(deps.db, deps.clock())) {
    try {
      await deleteAccount(deps, deletion)
    } catch (error) {
      deps.report(error)
    }
  }
}

/** Deletes an account, unless an order is being paid or a program would be charged. The next run tries again. */
async function deleteAccount({ db, payments, clock, report }: DeletionDeps, deletion: DeletionRow): Promise<void> {
  const { customerId, dueAt } = deletion
  if (await mustWait(db, customerId)) return
  const cards = [...(await readVaultedCards(db, customerId)), ...(await readProgramCards(db, customerId))]
  if (!(await deleteFromVaults(payments, cards))) {
    report(new Error(`A vendor did not confirm that the cards of customer ${customerId} were deleted`))
    if (clock() < dueAt + vaultTimeoutMs) return
  }
  await db.transaction(async (tx) => {
    const customer = await lockAccount(tx, customerId)
    if (!customer || !(await lockDueDeletion(tx, customerId, clock())) || (await mustWait(tx, customerId))) return
    const person = { id: customerId, email: customer.email.toLowerCase() }
    const guests: string[] = []
    for (const { readGuests } of personalDataOfAreas) if (readGuests) guests.push(...(await readGuests(tx, person)))
    for (const { forget } of personalDataOfAreas) await forget(tx, person, guests)
    await logPrivacyRequest(tx, customerId, 'deletion', 'done', tx.now)
    await afterCommit(tx, 'mail_send', {
      template: 'privacy-deleted',
      to: customer.email,
      data: { site: deletion.site },
      key: `privacy-deleted.${customerId}`,
      locale: deletion.locale,
    })
  })
}

async function mustWait(db: Pick<Transaction, 'run'>, customerId: number): Promise<boolean> {
  return (await hasPaymentInProgress(db, customerId)) || (await readChargedPrograms(db, customerId)).length > 0
}

async function lockAccount(tx: Transaction, customerId: number) {
  await lockCustomer(tx, customerId)
  return readCustomer(tx, customerId)
}
