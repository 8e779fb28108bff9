import type { ComponentType } from 'react'
import type { FamilyView } from './family-views.ts'

/** The block family component for the server, which renders synchronously. It loads with a page's blocks. */
export const serverFamily: { component?: ComponentType<{ view: FamilyView }> } = {}
