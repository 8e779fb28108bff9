import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { StockAlerts } from './stock-alerts.tsx'
import type { StockAlertsView } from './load-stock-alerts.ts'

/** The back-in-stock alerts page [BIN-001, BIN-402]. */
export const route = pageRoute<StockAlertsView>(
  {
    areas: ['stock-alerts', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('./load-stock-alerts.ts')).loadStockAlerts(context, page),
    View: StockAlerts,
  },
  async (context, page, form) => (await import('./stock-alert-actions.ts')).changeStockAlerts(context, page, form),
)
