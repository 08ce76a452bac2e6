import { trustedHtml } from "#ui/app/trust.ts";
import styles from "./RichText.module.css";

/** Text formatted by editors. The server has sanitised the HTML: only text, lists, tables and links remain (DEC-153). */
export const RichText = ({ html }: { readonly html: string }) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, and the page's policy runs no inline script
	<div className={styles.text} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
);
