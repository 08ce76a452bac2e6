import { trustedHtml } from "#ui/app/trust.ts";
import styles from "./RichText.module.css";

/** Text that editors formatted. The server has cleaned the HTML: only text, lists, tables and links are left (DEC-153). */
export const RichText = ({ html }: { readonly html: string }) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, and the page's policy runs no inline script
	<div className={styles.text} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
);
