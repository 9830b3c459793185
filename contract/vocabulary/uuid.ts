/** contract: ids as they stand in addresses and in what browsers keep (UUID, RFC 9562). */
export const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && uuidPattern.test(value)
