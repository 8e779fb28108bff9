import { GrowthBookClient, type FeatureDefinitions } from '@growthbook/growthbook'

type Json = boolean | string | number | null | Json[] | { [key: string]: Json }

/** The visitor to evaluate flags for. Variations and values can be forced, as in GrowthBook's remote evaluation. */
export interface FlagVisitor {
  attributes: Readonly<Record<string, unknown>>
  url?: string
  forcedVariations?: Readonly<Record<string, number>>
  forcedFeatures?: readonly (readonly [key: string, value: Json])[]
}

interface Track {
  experiment: Record<string, Json>
  result: Record<string, Json>
}

interface EvaluatedFlag {
  value: Json
  /** Experiments that determined the value, each with the visitor's variation. */
  tracks: Track[]
}

export interface FlagEvaluator {
  /** Returns null if the flag is unknown. */
  evaluate: (key: string, visitor: FlagVisitor) => EvaluatedFlag
}

/** Creates a feature evaluator for GrowthBook's format. Uses GrowthBook's SDK without sending requests. */
export function createFlagEvaluator(features: object): FlagEvaluator {
  const client = new GrowthBookClient({}).initSync({ payload: { features: features as FeatureDefinitions } })
  return {
    evaluate(key, { attributes, url, forcedVariations, forcedFeatures }) {
      const tracks: Track[] = []
      const { value } = client.evalFeature(key, {
        attributes,
        ...(url !== undefined && { url }),
        ...(forcedVariations && { forcedVariations }),
        ...(forcedFeatures && { forcedFeatureValues: new Map(forcedFeatures) }),
        trackingCallback: (experiment, result) => {
          tracks.push({ experiment, result } as unknown as Track)
        },
      })
      return { value: (value ?? null) as Json, tracks }
    },
  }
}
