import { StateTabs } from '#backoffice/kit/list/rows/state-tabs.tsx'
import { quoteTabs, type QuoteTab } from './quote-query.ts'
import { texts } from '../texts/en.ts'

const { tabs } = texts

/** Renders links to the quotes that need a response, all quotes, and each state. */
export function QuoteTabs({ current }: { current: QuoteTab }) {
  return (
    <StateTabs label={texts.tabsLabel} current={current} states={quoteTabs.map((tab) => [tab, tabs[tab]] as const)} />
  )
}
