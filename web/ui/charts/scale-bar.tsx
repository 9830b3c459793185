/** ui: the bar of a printed map, in four parts: the length of something, said in words above it. */
import './scale-bar.css'

export function ScaleBar({ label, length }: { label: string; length?: string }) {
  return (
    <div className="scale-bar num" style={length ? ({ '--length': length } as object) : undefined}>
      {label}
    </div>
  )
}
