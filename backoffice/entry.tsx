import './styles.css'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { session } from './call/session.ts'
import { theme } from './frame/theme.ts'
import { createRoutes } from './routes.tsx'

function start() {
  theme.start()
  const router = createBrowserRouter(createRoutes())
  session.whenEnded((isByChoice) => {
    const { pathname, search } = router.state.location
    if (pathname === '/login' || pathname.startsWith('/accept/')) return
    const from = isByChoice || pathname === '/' ? '' : `?from=${encodeURIComponent(pathname + search)}`
    void router.navigate(`/login${from}`)
  })
  createRoot(document.getElementById('root')!).render(
    <I18nProvider locale="en-US">
      <RouterProvider router={router} />
    </I18nProvider>,
  )
}

start()
