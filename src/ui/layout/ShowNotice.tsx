import { layoutCopy } from "#copy/layout.ts";
import styles from "./ShowNotice.module.css";

/** Above everything, on every page of a deployment that is only shown: nobody may take it for a shop (DEC-194). */
export const ShowNotice = () => (
	<p className={styles.notice} role="note">
		{layoutCopy.show}
	</p>
);
