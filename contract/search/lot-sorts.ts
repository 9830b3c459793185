/** contract: the orders of commercial property with a yield, without the parser. */
export const lotSorts = ['yield', 'price', '-price', 'newest'] as const
