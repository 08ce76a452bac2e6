import { observer } from "mobx-react-lite";
import { pointsCopy } from "#copy/points.ts";
import { type PointFilter, type PointRecord, type PointType, pointActions } from "#domain/member/Points.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { TicketScene } from "#ui/components/illustrations/TicketScene.tsx";
import { LoadMore } from "#ui/components/LoadMore.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { Tabs } from "#ui/components/Tabs.tsx";
import { listDate } from "#ui/format/days.ts";
import { formatWon } from "#ui/format/won.ts";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import styles from "./PointsScreen.module.css";
import { type PointsSnapshot, PointsViewModel } from "./PointsViewModel.ts";

const text = pointsCopy;
const filters: readonly PointFilter[] = ["ALL", ...pointActions];

const screens: Readonly<Record<PointType, Record<"title" | "balance" | "emptyNote" | "path", string>>> = {
	AWESOME_CASH: { ...text.cash, path: "/mypage/awesome-cash" },
	WELFARE: { ...text.welfare, path: "/membership/benefit-mall/management" },
};

/** A balance and its history: Awesome cash (ROUTE-12) or welfare points (ROUTE-17). */
export const PointsScreen = observer(function PointsScreen({
	snapshot,
}: {
	readonly snapshot: PointsSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(
		(before: PointsViewModel | null) => new PointsViewModel(app, before?.balance),
		snapshot,
	);
	const { title, balance, emptyNote, path } = screens[snapshot.type];
	const amount = viewModel.balance;
	return (
		<MemberPage title={title}>
			<PageHead title={title} />
			<dl className={styles.balance}>
				<dt>{balance}</dt>
				<dd>
					{amount === undefined && !viewModel.history.hasFailed ? (
						<Skeleton shape="title" width="third" />
					) : amount === undefined || amount === null ? (
						"-"
					) : (
						formatWon(amount)
					)}
				</dd>
			</dl>
			<Tabs
				label={text.filter}
				current={snapshot.filter}
				items={filters.map((filter) => ({
					key: filter,
					label: text.actions[filter],
					to: filter === "ALL" ? path : `${path}?action=${filter}`,
				}))}
			>
				<LoadBoundary load={viewModel.history} failed={text.failed}>
					{() =>
						viewModel.total === 0 ? (
							<EmptyState
								scene={<TicketScene />}
								title={text.empty}
								note={emptyNote}
								action={<ButtonLink to="/">{text.find}</ButtonLink>}
							/>
						) : (
							<>
								<ul>
									{viewModel.shown.map((record) => (
										<Movement key={record.id} record={record} />
									))}
								</ul>
								<LoadMore
									shown={viewModel.shown.length}
									total={viewModel.total}
									busy={viewModel.isAdding}
									failed={viewModel.hasMoreFailed}
									onMore={() => void viewModel.more()}
								/>
							</>
						)
					}
				</LoadBoundary>
			</Tabs>
		</MemberPage>
	);
});

function Movement({ record }: { readonly record: PointRecord }) {
	const facts = [
		listDate(koreanDateTime(record.recordedAt)),
		record.expiresOn ? text.expires(listDate(record.expiresOn)) : record.amount > 0 && text.noEnd,
	].filter(Boolean);
	return (
		<li className={styles.movement}>
			<div>
				<p className={styles.title}>
					<span className={styles.action} data-gain={record.amount > 0 ? "" : undefined}>
						{text.actions[record.action]}
					</span>{" "}
					{record.title}
				</p>
				<p className={styles.facts}>{facts.join(" · ")}</p>
				{record.orderNumber && <p className={styles.facts}>{text.order(record.orderNumber)}</p>}
			</div>
			<div className={styles.sums}>
				<p className={styles.amount} data-gain={record.amount > 0 ? "" : undefined}>
					{record.amount > 0 ? "+" : ""}
					{formatWon(record.amount)}
				</p>
				<p className={styles.facts}>{text.after(formatWon(record.balance))}</p>
			</div>
		</li>
	);
}
