import { observer } from "mobx-react-lite";
import { couponsCopy } from "#copy/coupons.ts";
import { couponTabLabel, couponTabs } from "#domain/coupon/couponRules.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { EmptyState } from "#ui/components/EmptyState.tsx";
import { Form } from "#ui/components/Form.tsx";
import { IncrementalList } from "#ui/components/IncrementalList.tsx";
import { TicketScene } from "#ui/components/illustrations/TicketScene.tsx";
import { NoticeBar } from "#ui/components/NoticeBar.tsx";
import { Skeleton } from "#ui/components/Skeleton.tsx";
import { Tabs } from "#ui/components/Tabs.tsx";
import { TextField } from "#ui/components/TextField.tsx";
import { LoadBoundary, Repeat } from "#ui/my/LoadBoundary.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import styles from "./CouponsScreen.module.css";
import { type CouponsSnapshot, CouponsViewModel } from "./CouponsViewModel.ts";
import { CouponTicket } from "./parts/CouponTicket.tsx";

const text = couponsCopy;

/** The member's coupons in three tabs, and the field for a coupon code (ROUTE-11, SCREEN-09). */
export const CouponsScreen = observer(function CouponsScreen({
	snapshot,
}: {
	readonly snapshot: CouponsSnapshot;
}) {
	const app = useApp();
	const viewModel = useViewModel(
		(before: CouponsViewModel | null) => new CouponsViewModel(app, before?.code),
		snapshot,
	);
	return (
		<MemberPage title={text.title}>
			<PageHead title={text.title} />
			<Form className={styles.code} onSubmit={() => viewModel.register()}>
				<TextField
					label={text.code}
					help={viewModel.codeError === null ? text.codeHelp : undefined}
					value={viewModel.code}
					error={viewModel.codeError}
					maxLength={40}
					onChange={(code) => viewModel.typeCode(code)}
					onEnter={() => void viewModel.register()}
				/>
				<Button type="submit" variant="secondary" busy={viewModel.isBusy}>
					{text.register}
				</Button>
			</Form>
			{viewModel.done && <NoticeBar tone="success" title={viewModel.done} live />}
			<Tabs
				label={text.tabs}
				current={snapshot.tab}
				items={couponTabs.map((tab) => ({
					key: tab,
					label: couponTabLabel(tab),
					to: tab === "avail" ? "/mypage/coupon" : `/mypage/coupon?tab=${tab}`,
				}))}
			>
				<LoadBoundary
					load={viewModel.coupons}
					failed={text.failed}
					waiting={
						<div className={styles.coupons}>
							<Repeat count={4}>
								<Skeleton shape="block" />
							</Repeat>
						</div>
					}
				>
					{(coupons) =>
						coupons.length === 0 ? (
							<EmptyState
								scene={<TicketScene />}
								title={text.empty[snapshot.tab]}
								note={snapshot.tab === "avail" ? text.emptyNote : undefined}
								action={<ButtonLink to="/">{text.find}</ButtonLink>}
							/>
						) : (
							<IncrementalList items={coupons}>
								{(shown) => (
									<ul className={styles.coupons}>
										{shown.map((coupon) => (
											<li key={coupon.heldId ?? coupon.id}>
												<CouponTicket coupon={coupon} tab={snapshot.tab} today={app.environment.today} />
											</li>
										))}
									</ul>
								)}
							</IncrementalList>
						)
					}
				</LoadBoundary>
			</Tabs>
		</MemberPage>
	);
});
