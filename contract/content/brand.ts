/** contract: the product's name and slug, in one place; the slug fills every {product} of the routes. */

export const brand = { name: 'Meridian', slug: 'meridian' } as const
