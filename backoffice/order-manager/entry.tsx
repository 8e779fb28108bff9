import '../styles.css'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { orderManagerPath } from '#domain/staff/order-manager.ts'
import { session } from '../call/session.ts'
import { theme } from '../frame/theme.ts'
import { endedPath, orderManagerRoutes } from './routes.tsx'

function start() {
  theme.start()
  const router = createBrowserRouter(orderManagerRoutes(), { basename: orderManagerPath })
  session.whenEnded(() => void router.navigate(endedPath, { replace: true }))
  createRoot(document.getElementById('root')!).render(
    <I18nProvider locale="en-US">
      <RouterProvider router={router} />
    </I18nProvider>,
  )
}

start()
