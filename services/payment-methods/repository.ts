import type { EngineName } from '#domain/payment-engines.ts'
import type { StoredCard } from '#domain/payment-methods/stored-card.ts'
import { maxStoredCards } from '#domain/payment-methods/stored-card.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { DisplayedCard } from '#platform/payments/engine.ts'
import { hashToken } from '#services/call/identity/scope.ts'

type Owner = Pick<Scope, 'site' | 'customerId'>

type VaultedCard = StoredCard & { engine: EngineName; token: string }

const own = 'site = $1 and customer_id = $2 and removed_at is null'
const ownerOf = ({ site, customerId }: Owner) => [site, customerId] as const
const columns = `id, brand, last4, month, year, holder_name as "holderName",
  billing_address_id as "billingAddressId", is_default as "isDefault"`

const all = statement<StoredCard>(
  'stored-card.of-customer',
  `select ${columns} from stored_card where ${own} order by is_default desc, id desc`,
)
const one = statement<VaultedCard>(
  'stored-card.read',
  `select ${columns}, token, engine from stored_card where ${own} and id = $3`,
)
// Clears the flag before setting it, because a unique index allows only one default.
const unmark = statement(
  'stored-card.unmark',
  `update stored_card set is_default = false where ${own} and is_default and id is distinct from $3`,
)
const insert = statement<{ id: string }>(
  'stored-card.insert',
  `insert into stored_card (site, customer_id, token, token_hash, brand, last4, month, year, holder_name,
     billing_address_id, engine)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
   where (select count(*) from stored_card where ${own}) < ${maxStoredCards}
   on conflict (token_hash) do nothing returning id`,
)
const change = statement(
  'stored-card.change',
  `update stored_card set is_default = $4, billing_address_id = $5 where ${own} and id = $3`,
)
const mark = statement('stored-card.mark', `update stored_card set is_default = true where ${own} and id = $3`)
const remove = statement(
  'stored-card.remove',
  `update stored_card set is_default = false, removed_at = now() where ${own} and id = $3`,
)
const byToken = statement<{ id: string; engine: EngineName }>(
  'stored-card.by-token',
  `select id, engine from stored_card where ${own} and token_hash = $3`,
)
const forVault = statement<{
  engine: EngineName
  token: string
  site: Scope['site']
  customerId: number
  isRemoved: boolean
}>(
  'stored-card.for-vault',
  `select engine, token, site, customer_id as "customerId", removed_at is not null as "isRemoved" from stored_card where id = $1`,
)
const drop = statement('stored-card.drop', 'delete from stored_card where id = $1')

/** Returns a customer's cards on a site, default first, then newest. */
export async function readCards(db: QueryRunner, owner: Owner): Promise<StoredCard[]> {
  return db.run(all, ownerOf(owner))
}

const lockOne = statement<VaultedCard>(
  'stored-card.lock',
  `select ${columns}, token, engine from stored_card where ${own} and id = $3 for update`,
)
const holdOf = statement<{ isRemoved: boolean }>(
  'stored-card.hold',
  `select removed_at is not null as "isRemoved" from stored_card where token_hash = $1 for share`,
)

/** Locks a card against payment and deletion until commit, and returns it. */
export async function lockCard(tx: Transaction, owner: Owner, id: string) {
  return (await tx.run(lockOne, [...ownerOf(owner), id]))[0]
}

/** Returns false if the token belongs to a deleted card. Locks a stored card until commit. */
export async function lockUsableToken(tx: Transaction, token: string): Promise<boolean> {
  return (await tx.run(holdOf, [hashToken(token)]))[0]?.isRemoved !== true
}

/** Returns one of the caller's cards with its vault token. */
export async function readCard(db: QueryRunner, owner: Owner, id: string) {
  return (await db.run(one, [...ownerOf(owner), id]))[0]
}

export async function readCardByToken(db: QueryRunner, owner: Owner, token: string) {
  return (await db.run(byToken, [...ownerOf(owner), hashToken(token)]))[0]
}

type NewCard = Pick<StoredCard, 'holderName' | 'billingAddressId'> &
  Pick<VaultedCard, 'engine' | 'token'> & { card: DisplayedCard }

/** Adds a card without making it the default. Returns null if it already exists or the limit is reached. */
export async function addCard(tx: Transaction, owner: Owner, added: NewCard): Promise<string | null> {
  const { engine, token, card, holderName, billingAddressId } = added
  const shown = [card.brand, card.last4, card.month, card.year, holderName]
  const values = [...ownerOf(owner), token, hashToken(token), ...shown, billingAddressId, engine]
  return (await tx.run(insert, values))[0]?.id ?? null
}

/** Updates a card's default flag and billing address. A new default card replaces the old one [PAY-410]. */
export async function changeCard(
  tx: Transaction,
  owner: Owner,
  { id, isDefault, billingAddressId }: Pick<StoredCard, 'id' | 'isDefault' | 'billingAddressId'>,
) {
  if (isDefault) await tx.run(unmark, [...ownerOf(owner), id])
  await tx.run(change, [...ownerOf(owner), id, isDefault, billingAddressId])
}

/** Makes a card the default, and all other cards non-default [PAY-410]. */
export async function setDefaultCard(tx: Transaction, owner: Owner, id: string) {
  await tx.run(unmark, [...ownerOf(owner), id])
  await tx.run(mark, [...ownerOf(owner), id])
}

/** Hides a card that must still be deleted from the vault. */
export async function removeCard(tx: Transaction, owner: Owner, id: string) {
  await tx.run(remove, [...ownerOf(owner), id])
}

export async function readCardForVault(db: QueryRunner, id: string) {
  return (await db.run(forVault, [id]))[0]
}

export async function deleteCardRow(db: QueryRunner, id: string) {
  await db.run(drop, [id])
}
