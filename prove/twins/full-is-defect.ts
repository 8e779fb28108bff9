// Known bad: a database without room on its disk is taken for a defect of the store.
import { alterSource } from '../altered-source.ts'

alterSource('/platform/database.ts', '/^(08|53|57|58)/', '/^(08|57|58)/')
await import('../../start/main.ts')
