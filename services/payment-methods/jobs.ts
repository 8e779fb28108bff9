import type { Jobs } from '#services/outbox/job.ts'
import { sweepPaymentTokens } from './payment-tokens.ts'
import { deleteVaultedCard, vaultCard, type VaultDeps } from './vault.ts'
import { sweepWalletPayloads } from './wallet-payloads.ts'

export const paymentMethodJobs: Jobs<VaultDeps> = {
  afterCommit: {
    card_keep: { run: (deps, { cardId }) => vaultCard(deps, cardId) },
    card_forget: { run: (deps, { cardId }) => deleteVaultedCard(deps, cardId) },
  },
  joined: {
    keys_sweep: ({ db }) => Promise.all([sweepPaymentTokens(db), sweepWalletPayloads(db)]),
  },
}
