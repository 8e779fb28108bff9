// Known bad: reports a full database disk as an internal error of the store.
import { alterSource } from '../faults/alter-source.ts'

alterSource('/platform/database.ts', '/^(08|53|57|58)/', '/^(08|57|58)/')
await import('../../start/main.ts')
