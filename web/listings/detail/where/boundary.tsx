/** web/listings: a part of the page that fails must not take the page with it. */
import { Component, type ReactNode } from 'react'

type Props = { onError: () => void; children: ReactNode }

export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onError()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
