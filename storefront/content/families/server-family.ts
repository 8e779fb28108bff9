import type { ComponentType } from 'react'
import type { FamilyView } from './family-views.ts'

/** The component of block families for the server, which renders synchronously; loaded with a page's blocks. */
export const serverFamily: { component?: ComponentType<{ view: FamilyView }> } = {}
