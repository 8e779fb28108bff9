import type { Conditions } from '#domain/content/conditions.ts'
import type { FamilyBlock } from '#domain/content/families/family-blocks.ts'

export type StoredFamily = FamilyBlock & { props: { conditions?: Conditions } }
