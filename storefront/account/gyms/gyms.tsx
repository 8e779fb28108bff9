import { useTexts } from '#storefront/page/shop-context.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import type { GymView } from './load-gyms.ts'

/** Renders the empty list of saved gyms or designs, because only the gym builder can save them. */
export function Gyms({ view: { kind } }: { view: GymView }) {
  const texts = useTexts('account/gyms')
  const { title, none } = texts[kind]
  return (
    <AccountPage title={title}>
      <EmptyState text={none} to={`/search?q=${encodeURIComponent(texts.lookFor)}`} action={texts.look} />
    </AccountPage>
  )
}
