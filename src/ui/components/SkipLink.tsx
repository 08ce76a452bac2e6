import type { ReactNode } from "react";
import styles from "./SkipLink.module.css";

/** A link for keyboard users that skips to the element with the given id; visible only while focused. */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
	<a className={styles.skip} href={`#${to}`}>
		{children}
	</a>
);
