import { bookDetailCopy } from "#copy/bookDetail.ts";
import { useApp } from "#ui/app/AppState.ts";
import { Issuer } from "#ui/booking/Issuer.tsx";
import styles from "./Paper.module.css";

const text = bookDetailCopy.paper;

/** Header of a printed voucher. */
export function Letterhead() {
	const { site } = useApp().environment;
	return (
		<div className={styles.letterhead}>
			<p className={styles.house}>{site.name}</p>
			<p className={styles.title}>{text.title}</p>
		</div>
	);
}

/** Footer of a printed voucher: how the stay's desk can verify it, and its issuer. */
export function ForTheDesk({ code, isAbroad }: { readonly code: string; readonly isAbroad: boolean }) {
	const { csPhone, csEmail } = useApp().environment.site;
	return (
		<div className={styles.desk}>
			<Issuer>
				<p>{text.desk(code, csPhone)}</p>
				{isAbroad && <p lang="en">{text.deskAbroad(code, csEmail)}</p>}
			</Issuer>
		</div>
	);
}
