/**
 * web/listings: homes side by side: one row for every fact that any of
 * them states, and whether they differ in it.
 */

export type Side = { facts: readonly { name: string; value: string }[]; features: readonly string[] }
/** A value per home; null where a home does not state it. */
export type CompareRow = { name: string; values: (string | null)[]; differs: boolean }

/** Facts in the order of the first home that states them. */
export function factRows(homes: readonly Side[]): CompareRow[] {
  const names = [...new Set(homes.flatMap(({ facts }) => facts.map(({ name }) => name)))]
  return names.map((name) => {
    const values = homes.map(({ facts }) => facts.find((fact) => fact.name === name)?.value ?? null)
    return { name, values, differs: new Set(values).size > 1 }
  })
}

/** Features that some home has, those that not all have first. */
export function featureRows(homes: readonly Side[]): { code: string; has: boolean[]; differs: boolean }[] {
  const codes = [...new Set(homes.flatMap(({ features }) => features))]
  const rows = codes.map((code) => {
    const has = homes.map(({ features }) => features.includes(code))
    return { code, has, differs: has.includes(false) }
  })
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)]
}
