import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import type { MyPageView } from "#application/member/ViewMyPage.ts";
import { useCases } from "#application/tokens.ts";
import { myPageCopy } from "#copy/myPage.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { displayName } from "#domain/member/profile.ts";
import { useApp } from "#ui/app/AppState.ts";
import { PageHead } from "#ui/app/PageHead.tsx";
import { useViewModel } from "#ui/app/useViewModel.ts";
import { Avatar } from "#ui/components/Avatar.tsx";
import { Button, ButtonLink } from "#ui/components/Button.tsx";
import { ErrorState } from "#ui/components/ErrorState.tsx";
import { GradeCard } from "#ui/components/GradeCard.tsx";
import { LogoutIcon } from "#ui/components/icons/interface.tsx";
import { BuildingIcon } from "#ui/components/icons/travel.tsx";
import { ListRow } from "#ui/components/ListRow.tsx";
import { Skeleton, SkeletonGroup } from "#ui/components/Skeleton.tsx";
import { formatCount, formatWon } from "#ui/format/won.ts";
import { MenuIcon } from "#ui/layout/MenuIcon.tsx";
import { Section } from "#ui/layout/Page.tsx";
import { LoadBoundary } from "#ui/my/LoadBoundary.tsx";
import { MemberPage } from "#ui/my/MemberPage.tsx";
import styles from "./MyPageScreen.module.css";
import { MyPageViewModel } from "./MyPageViewModel.ts";
import { NextBooking } from "./parts/NextBooking.tsx";

const text = myPageCopy;

/** My page: the member, their balances, and links to all their pages (ROUTE-07). */
export const MyPageScreen = observer(function MyPageScreen() {
	const app = useApp();
	const viewModel = useViewModel(() => new MyPageViewModel(app), null);
	const { member } = viewModel;
	return (
		<MemberPage title={text.title}>
			<PageHead title={text.title} />
			{viewModel.isUnknown && (
				<SkeletonGroup>
					<Waiting isWhole />
				</SkeletonGroup>
			)}
			{member && <Standing member={member} viewModel={viewModel} />}
			{!viewModel.isUnknown && <MemberOverview viewModel={viewModel} />}
		</MemberPage>
	);
});

/** Balances, the next stay, and links to everything else. */
const MemberOverview = observer(function MemberOverview({
	viewModel,
}: {
	readonly viewModel: MyPageViewModel;
}) {
	return (
		<>
			<LoadBoundary load={viewModel.view} failed={text.failed} waiting={<Waiting />}>
				{({ balances, couponCount, upcoming }) => (
					<>
						<Balances balances={balances} couponCount={couponCount} />
						<Section title={text.next}>
							{upcoming ? (
								<NextBooking booking={upcoming.next} />
							) : (
								<ErrorState
									compact
									message={text.nextFailed}
									busy={viewModel.view.isBusy}
									onRetry={() => void viewModel.view.load()}
								/>
							)}
						</Section>
					</>
				)}
			</LoadBoundary>
			<Menu viewModel={viewModel} />
		</>
	);
});

function Balances({ balances, couponCount }: Pick<MyPageView, "balances" | "couponCount">) {
	return (
		<ul className={styles.balances} aria-label={text.balances}>
			<li>
				<Link to="/mypage/awesome-cash" className={styles.balance ?? ""}>
					{text.cash}
					<strong>{balances ? formatWon(balances.awesomeCash) : "-"}</strong>
				</Link>
			</li>
			<li>
				<Link to="/membership/benefit-mall/management" className={styles.balance ?? ""}>
					{text.welfare}
					<strong>{balances ? formatWon(balances.welfarePoints) : "-"}</strong>
				</Link>
			</li>
			<li>
				<Link to="/mypage/coupon" className={styles.balance ?? ""}>
					{text.coupons}
					<strong>{couponCount === null ? "-" : text.couponCount(formatCount(couponCount))}</strong>
				</Link>
			</li>
		</ul>
	);
}

/** Links to the member's other pages, and the button that logs out. */
const Menu = observer(function Menu({ viewModel }: { readonly viewModel: MyPageViewModel }) {
	const app = useApp();
	const { menu } = viewModel;
	return (
		<div className={styles.menu}>
			<Section title={text.menu}>
				<ul>
					{menu?.links.map((link) => (
						<li key={link.label}>
							{"navigate" in link.target ? (
								<ListRow
									label={link.label}
									icon={<MenuIcon link={link} />}
									to={link.target.navigate}
									trailing={link.target.navigate === "/inquiries" ? viewModel.newAnswers : undefined}
								/>
							) : (
								<ListRow
									label={link.label}
									icon={<MenuIcon link={link} />}
									onClick={() => void app.use(useCases.followTarget).execute(link.target)}
								/>
							)}
						</li>
					))}
				</ul>
				<Button
					variant="ghost"
					icon={<LogoutIcon size={22} />}
					className={styles.logout}
					onClick={() => void app.use(useCases.logOut).execute()}
				>
					{text.logout}
				</Button>
			</Section>
		</div>
	);
});

/** Placeholder for balances and next stay while they load, or for the whole page until the member is known. */
const Waiting = ({ isWhole = false }: { readonly isWhole?: boolean }) => (
	<div className={styles.waiting} data-whole={isWhole || undefined}>
		<Skeleton shape="block" />
		<Skeleton shape="title" width="third" />
		<Skeleton shape="block" />
	</div>
);

interface StandingProps {
	readonly member: CachedMember;
	readonly viewModel: MyPageViewModel;
}

/** The member, and what the grade offers. */
const Standing = observer(function Standing({ member, viewModel }: StandingProps) {
	const { menu, parts } = viewModel;
	return (
		<>
			<div className={styles.person}>
				<Avatar member={member} size="lg" />
				<div className={styles.who}>
					<p className={styles.name}>{text.greeting(displayName(member.name))}</p>
					<p className={styles.email}>{viewModel.view.value?.account.email}</p>
				</div>
				<Link to="/mypage/user" className={styles.profile ?? ""}>
					{text.profile}
				</Link>
			</div>
			<GradeCard
				member={member}
				action={
					parts.manage ? (
						<ButtonLink to="/membership/awesome/management" variant="secondary" size="sm">
							{menu?.manage?.label}
						</ButtonLink>
					) : (
						menu?.subscribe && (
							<ButtonLink to="/membership/awesome/subscribe" size="sm">
								{menu.subscribe.label}
							</ButtonLink>
						)
					)
				}
			/>
			{menu?.corpPrompt && (
				<div className={styles.offer}>
					<ListRow
						label={menu.corpPrompt.label}
						icon={<BuildingIcon size={22} />}
						to="/membership/benefit-mall/register"
					/>
				</div>
			)}
		</>
	);
});
