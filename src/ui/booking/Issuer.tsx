import type { ReactNode } from "react";
import { receiptCopy } from "#copy/receipt.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { listDate } from "#ui/format/days.ts";
import styles from "./Issuer.module.css";

/** Footer of a printed document: the issuer and the date of issue. */
export function Issuer({ children }: { readonly children: ReactNode }) {
	const { site, now } = useApp().environment;
	const { company } = site;
	return (
		<footer className={styles.issuer}>
			<p>
				<strong>
					{receiptCopy.seller} {company.name || site.name}
				</strong>
			</p>
			{company.bizNo && <p>{receiptCopy.bizNo(company.bizNo)}</p>}
			<p>{receiptCopy.issued(listDate(koreanDateTime(now)))}</p>
			{children}
		</footer>
	);
}
