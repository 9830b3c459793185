/** web/ui: a part that fails goes by itself and leaves the rest of the page. */
import { Component, type ReactNode } from 'react'

type Props = { onError: (error: unknown) => void; children: ReactNode }

export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
