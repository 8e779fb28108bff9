import type { ReactNode } from 'react'
import { Link } from './link.tsx'

export function AccountHead({ title, back, children }: AccountHeadProps) {
  return (
    <div className="account-head">
      <div>
        <h1 className="h2 display">{title}</h1>
        {children}
      </div>
      <Link className="link" to={back.to}>
        {back.label}
      </Link>
    </div>
  )
}

interface AccountHeadProps {
  title: string
  back: { to: string; label: string }
  children: ReactNode
}
