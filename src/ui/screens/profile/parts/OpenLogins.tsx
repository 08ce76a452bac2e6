import { observer } from "mobx-react-lite";
import { securityCopy } from "#copy/security.ts";
import { deviceName } from "#domain/member/deviceName.ts";
import type { OpenLogin } from "#ports/AccountSecurity.ts";
import { useApp } from "#ui/app/AppState.ts";
import { useFocusFallback } from "#ui/app/useFocusFallback.ts";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button } from "#ui/components/Button.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Tag } from "#ui/components/Tag.tsx";
import { dottedMinute } from "#ui/format/days.ts";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { OpenLoginsViewModel } from "../OpenLoginsViewModel.ts";
import styles from "./OpenLogins.module.css";

const text = securityCopy.logins;

/** The member's open sessions (DEC-195). */
export const OpenLogins = observer(function OpenLogins() {
	const app = useApp();
	const viewModel = useViewModel(() => new OpenLoginsViewModel(app), null);
	// An ended login disappears with its button.
	const section = useFocusFallback<HTMLElement>(viewModel.isDone);
	return (
		<section ref={section} className={styles.section} aria-labelledby="open-logins" tabIndex={-1}>
			<h2 className={styles.title} id="open-logins">
				{text.title}
			</h2>
			<p className={styles.note}>{text.note}</p>
			{viewModel.isDone && <NoticeBar tone="success" title={text.ended} live />}
			{viewModel.refusal && <NoticeBar tone="error" title={viewModel.refusal} live />}
			<LoadBoundary load={viewModel.logins} failed={text.failed}>
				{(logins) => (
					<>
						<ul className={styles.list}>
							{logins.map((login) => (
								<Row key={login.id} login={login} viewModel={viewModel} />
							))}
						</ul>
						{logins.some(({ isCurrent }) => !isCurrent) ? (
							<Button
								variant="secondary"
								busy={viewModel.ending === "others"}
								onClick={() => void viewModel.endOthers()}
							>
								{text.endOthers}
							</Button>
						) : (
							<p className={styles.note}>{text.onlyHere}</p>
						)}
					</>
				)}
			</LoadBoundary>
		</section>
	);
});

const Row = observer(function Row({
	login,
	viewModel,
}: {
	readonly login: OpenLogin;
	readonly viewModel: OpenLoginsViewModel;
}) {
	const name = deviceName(login.userAgent) ?? text.unknownDevice;
	return (
		<li className={styles.row}>
			<div className={styles.text}>
				<p className={styles.device}>
					{name} {login.isCurrent && <Tag tone="green">{text.here}</Tag>}
				</p>
				<p className={styles.note}>
					{text.lastSeen(dottedMinute(login.lastSeenAt))} · {login.ip}
				</p>
			</div>
			{!login.isCurrent && (
				<Button
					variant="secondary"
					size="sm"
					aria-label={text.endOf(name)}
					busy={viewModel.ending === login.id}
					onClick={() => void viewModel.end(login.id)}
				>
					{text.end}
				</Button>
			)}
		</li>
	);
});
