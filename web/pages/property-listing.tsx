/** web/pages: /property-listing: searching. */
export default function PropertyListing() {
  return <main id="main" className="page section" />
}
