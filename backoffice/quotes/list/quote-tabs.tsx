import { StateTabs } from '#backoffice/kit/list/rows/state-tabs.tsx'
import { quoteTabs, type QuoteTab } from './quote-query.ts'
import { texts } from '../texts/en.ts'

const { tabs } = texts

/** Renders the queue of the shop, all quotes, and the states as links. */
export function QuoteTabs({ current }: { current: QuoteTab }) {
  return (
    <StateTabs label={texts.tabsLabel} current={current} states={quoteTabs.map((tab) => [tab, tabs[tab]] as const)} />
  )
}
