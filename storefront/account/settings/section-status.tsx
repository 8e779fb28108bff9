import { useTexts } from '#storefront/page/shop-context.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { ProblemMessage } from '#storefront/widgets/status-message.tsx'
import type { AccountAction } from '#storefront/widgets/account/messages/account-actions.ts'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import type { SettingsResult } from './settings-actions.ts'

interface SectionStatusProps {
  actions: readonly AccountAction<'settings'>[]
  nameOf?: (item: string | null) => string | undefined
  isStale?: (action: AccountAction<'settings'>) => boolean
}

/** Renders the success or failure of a section's actions. Forms show problems with a known reason themselves. */
export function SectionStatus({ actions, nameOf, isStale }: SectionStatusProps) {
  const messages = useTexts('widgets/account/messages').settings
  const result = useActionResult<SettingsResult>()
  const failed = result?.kind === 'failed' && actions.includes(result.op) ? result.op : null
  return (
    <>
      <ActionStatus page="settings" only={actions} {...(nameOf && { nameOf })} {...(isStale && { isStale })} />
      <ProblemMessage text={failed === null ? null : messages[failed].failure} />
    </>
  )
}
