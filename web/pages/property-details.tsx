/** web/pages: /property-details/{id}. */
import { data } from 'react-router'

export const loader = () => {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function Page() {
  return null
}
