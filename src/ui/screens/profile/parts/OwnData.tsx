import { observer } from "mobx-react-lite";
import { securityCopy } from "#copy/security.ts";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import type { ProfileViewModel } from "../ProfileViewModel.ts";
import styles from "./OpenLogins.module.css";

const text = securityCopy.ownData;

/** Download of all data stored about the member (DEC-196). */
export const OwnData = observer(function OwnData({ viewModel }: { readonly viewModel: ProfileViewModel }) {
	return (
		<section className={styles.section} aria-labelledby="own-data">
			<h2 className={styles.title} id="own-data">
				{text.title}
			</h2>
			<p className={styles.note}>{text.note}</p>
			{viewModel.copied === "saved" && <NoticeBar tone="success" title={text.saved} live />}
			{viewModel.copied === "failed" && <NoticeBar tone="error" title={text.failed} live />}
			<Button
				variant="secondary"
				busy={viewModel.copied === "saving"}
				onClick={() => void viewModel.saveOwnData()}
			>
				{text.save}
			</Button>
		</section>
	);
});
