type ProductFamily =
  | 'bars'
  | 'plates'
  | 'racksAndBenches'
  | 'rackParts'
  | 'handWeights'
  | 'conditioning'
  | 'gymnasticsAndStrongman'
  | 'gearAndApparel'
  | 'storageAndFloors'
  | 'packagesAndPrograms'
type Texts<Text> = Readonly<Record<string, Text>>

/** Returns the texts of all product families of one language in one record. */
export const mergeFamilies = <Text>(families: Readonly<Record<ProductFamily, Texts<Text>>>): Texts<Text> =>
  Object.assign({}, ...Object.values(families))
