import type { ReactNode } from "react";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { receiptCopy as text } from "#ui/copy/receipt.ts";
import { listDate } from "#ui/format/days.ts";
import styles from "./Issuer.module.css";

/** Who has issued a paper, and when. */
export function Issuer({ children }: { readonly children: ReactNode }) {
	const { site, now } = useApp().environment;
	const { company } = site;
	return (
		<footer className={styles.issuer}>
			<p>
				<strong>
					{text.seller} {company.name || site.name}
				</strong>
			</p>
			{company.bizNo && <p>{text.bizNo(company.bizNo)}</p>}
			<p>{text.issued(listDate(koreanDateTime(now)))}</p>
			{children}
		</footer>
	);
}
