import { layoutCopy } from "#copy/layout.ts";
import styles from "./ShowNotice.module.css";

/** Banner above every page of a demo deployment, so that nobody mistakes it for a real shop (DEC-194). */
export const ShowNotice = () => (
	<p className={styles.notice} role="note">
		{layoutCopy.show}
	</p>
);
