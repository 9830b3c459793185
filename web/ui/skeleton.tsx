/** ui: holds the place of something on its way; shows itself only after 150 ms. */
export function Skeleton({ width = '100%', height = '1rem' }: { width?: string; height?: string }) {
  return <div className="skeleton" style={{ width, height }} aria-hidden="true" />
}
