/**
 * web/accounts/profile: a QR code (ISO/IEC 18004), black on white
 * in every theme, so that any camera reads it.
 */
import { renderSVG } from 'uqr'
import styles from './profile.module.css'

/** Modules of quiet paper around it, as the standard asks. */
const border = 4

export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <img
    className={styles.qrCode}
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border, ecc: 'M' }))}`}
    alt={label}
    width={240}
    height={240}
  />
)
