import type { ReactNode } from "react";
import styles from "./SkipLink.module.css";

/** Leads a keyboard past what comes first to the part with an id; out of sight until it has the focus. */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
	<a className={styles.skip} href={`#${to}`}>
		{children}
	</a>
);
