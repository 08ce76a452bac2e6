import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { Charge } from "#server/commerce/subscription/store/Charge.ts";
import {
	endingMail,
	failedMail,
	mailMember,
	paidMail,
	removedCardMail,
	type SubscriptionMail,
	strayReturnedMail,
	withdrawnMail,
} from "#server/commerce/subscription/subscriptionMails.ts";
import { notifyOwner, type OwnerNotice } from "#server/members/account/notifyOwner.ts";
import type { Services } from "#server/services/Services.ts";
import type { MessageTrigger } from "./messageTriggers.ts";

const charge = (plan: Charge["plan"], purpose: Charge["purpose"], amount: number): Charge => ({
	id: 1,
	subscriptionId: 1,
	memberId: 1,
	plan,
	purpose,
	termIndex: 0,
	termFirst: stayDateOf("2026-11-21"),
	termLast: plan === "Gold" ? stayDateOf("2027-11-20") : stayDateOf("2026-12-20"),
	orderNum: "S1",
	billingKeyId: 1,
	amount,
	status: "complete",
	providerKey: null,
	createdAt: 0,
	paidAt: null,
	checks: 0,
	refundsRefused: 0,
	strayAmount: null,
	strayState: null,
});

/** Returns the messages to members about their membership and their account. */
export function memberMessageTriggers(services: Services): readonly MessageTrigger[] {
	const { db, clock } = services;
	const member = (mail: SubscriptionMail) => mailMember(db, "m1@example.com", mail, clock.now());
	const owner = (notice: OwnerNotice) =>
		notifyOwner(db, { email: "m1@example.com", phone: "01012345678" }, notice, clock.now());

	return [
		{ name: "silver", title: "실버 가입", run: () => member(paidMail(charge("Silver", "first", 1_900))) },
		{
			name: "upgrade",
			title: "골드로 올림",
			run: () => member(paidMail(charge("Gold", "upgrade", 19_000))),
		},
		{
			name: "renewed",
			title: "멤버십 갱신",
			run: () => member(paidMail(charge("Gold", "renew", 19_000))),
		},
		{
			name: "not-renewed",
			title: "갱신하지 못한 멤버십",
			run: () => member(failedMail(charge("Silver", "renew", 1_900), false)),
		},
		{
			name: "membership-over",
			title: "끝난 멤버십",
			run: () => member(failedMail(charge("Silver", "renew", 1_900), true)),
		},
		{
			name: "membership-ending",
			title: "해지를 예약한 멤버십",
			run: () => member(endingMail("Gold", stayDateOf("2027-11-20"), stayDateOf("2026-11-22"))),
		},
		{
			name: "membership-withdrawn",
			title: "청약을 철회한 멤버십",
			run: () => member(withdrawnMail(19_000)),
		},
		{
			name: "card-removed",
			title: "결제사에서 삭제된 카드",
			run: () => member(removedCardMail("신한카드 1234", stayDateOf("2026-12-21"))),
		},
		{
			name: "stray-money",
			title: "잘못 결제된 멤버십 금액",
			run: () => member(strayReturnedMail(19_000)),
		},
		{ name: "password", title: "바뀐 비밀번호", run: () => owner({ what: "password" }) },
		{ name: "phone", title: "바뀐 휴대폰 번호", run: () => owner({ what: "phone" }) },
		{ name: "card", title: "바뀐 결제 카드", run: () => owner({ what: "card" }) },
		{ name: "passkey-added", title: "등록한 패스키", run: () => owner({ what: "passkeyAdded" }) },
		{ name: "passkey-removed", title: "삭제한 패스키", run: () => owner({ what: "passkeyRemoved" }) },
		{ name: "social-removed", title: "해제한 간편 로그인", run: () => owner({ what: "socialRemoved" }) },
		{
			name: "new-device",
			title: "새로운 기기",
			run: () => owner({ what: "newDevice", userAgent: "Chrome · Windows", ip: "203.0.113.9" }),
		},
		{ name: "withdrawn", title: "회원 탈퇴", run: () => owner({ what: "withdrawn" }) },
		{
			name: "code",
			title: "인증번호",
			run: () =>
				services.codes.send({
					purpose: "SIGN_EMAIL",
					destination: "new@example.com",
					memberId: null,
					ip: "203.0.113.9",
				}),
		},
	];
}
