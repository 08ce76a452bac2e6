import { membershipCopy } from "#copy/membership.ts";
import { membershipPrices } from "#domain/membership/plans.ts";
import { isTermOver } from "#domain/membership/term.ts";
import { monthDay } from "#domain/shared/dateForms.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import type { Charge } from "./store/Charge.ts";

export interface SubscriptionMail {
	readonly subject: string;
	readonly text: string;
}

/** E-mails a member; does nothing when there is no address. */
export async function mailMember(
	tx: Queryable,
	email: string | null,
	{ subject, text }: SubscriptionMail,
	now: number,
): Promise<void> {
	if (email === null) return;
	await enqueue(tx, {
		topic: "mail",
		key: "subscription",
		payload: { to: email, subject: `[{site}] ${subject}`, text },
		runAt: now,
	});
}

/** Formats a date as '2026.12.3(목)', with the year because terms run over several years. */
const day = (date: StayDate): string => `${date.slice(0, 4)}.${monthDay(date)}`;

const { plan: names } = membershipCopy;

const headline = ({ purpose, plan }: Charge): string =>
	({
		first: `${names[plan]} 멤버십에 가입했어요`,
		upgrade: `멤버십을 ${names[plan]}로 올렸어요`,
		renew: `${names[plan]} 멤버십 이용료를 결제했어요`,
	})[purpose];

/** @param isLast whether the membership was cancelled during this charge and ends with this term */
export const paidMail = (charge: Charge, isLast = false): SubscriptionMail => ({
	subject: headline(charge),
	text: [
		`${headline(charge)}.`,
		"",
		`결제 금액: ${groupedWon(charge.amount)}원`,
		`이용 기간: ${day(charge.termFirst)} ~ ${day(charge.termLast)}`,
		...(isLast
			? ["", "해지를 예약해 두어 다음 결제는 없고, 혜택은 이 기간이 끝날 때까지 그대로 이용할 수 있어요."]
			: [
					`다음 결제일: ${day(addDays(charge.termLast, 1))}`,
					"",
					"멤버십 관리에서 언제든 해지를 예약할 수 있어요.",
				]),
	].join("\n"),
});

export const failedMail = (charge: Charge, isOver: boolean): SubscriptionMail => ({
	subject: isOver ? `${names[charge.plan]} 멤버십이 끝났어요` : "멤버십 이용료를 결제하지 못했어요",
	text: isOver
		? `이용료를 세 번 결제하지 못해 ${names[charge.plan]} 멤버십이 끝났어요.`
		: `${names[charge.plan]} 멤버십 이용료 ${groupedWon(membershipPrices[charge.plan].price)}원을 결제하지 못했어요. 내일 다시 결제할게요. 멤버십 관리에서 카드를 바꿀 수 있어요.`,
});

/** Tells the member that a first charge with an unknown outcome has failed. */
export const unpaidMail = ({ plan, amount }: Charge): SubscriptionMail => ({
	subject: "멤버십 결제가 되지 않았어요",
	text: `${names[plan]} 멤버십 이용료 ${groupedWon(amount)}원 결제가 되지 않아 가입하지 못했어요. 결제된 금액은 없어요. 카드를 확인하고 다시 가입할 수 있어요.`,
});

/** Tells the member that the membership is cancelled as of the end of its term. */
export const endingMail = (plan: Charge["plan"], termLast: StayDate, today: StayDate): SubscriptionMail => ({
	subject: `${names[plan]} 멤버십 해지를 예약했어요`,
	text: [
		`${names[plan]} 멤버십 해지를 예약했어요. 더 이상 결제하지 않아요.`,
		"",
		isTermOver(termLast, today)
			? "이용 기간이 끝나 혜택도 곧 끝나요."
			: `혜택은 ${day(termLast)}까지 그대로 이용할 수 있어요.`,
	].join("\n"),
});

export const removedCardMail = (cardName: string, chargeOn: StayDate): SubscriptionMail => ({
	subject: "멤버십 결제 카드를 다시 등록해 주세요",
	text: `등록한 카드(${cardName})가 결제사에서 삭제되어 더 이상 결제할 수 없어요.\n\n다음 결제일: ${day(chargeOn)}\n멤버십 관리에서 카드를 다시 등록해 주세요. 결제하지 못하면 멤버십이 끝나요.`,
});

export const strayReturnedMail = (amount: number): SubscriptionMail => ({
	subject: "잘못 결제된 금액을 환불했어요",
	text: `어썸 멤버십 결제 금액이 실제와 달라 결제된 ${groupedWon(amount)}원을 모두 자동으로 환불했어요. 카드사에 따라 확인되는 때가 다를 수 있어요.`,
});

export const withdrawnMail = (amount: number): SubscriptionMail => ({
	subject: "어썸 멤버십 청약을 철회했어요",
	text: `어썸 멤버십 청약을 철회하고, 결제한 ${groupedWon(amount)}원을 모두 환불했어요. 카드사에 따라 확인되는 때가 다를 수 있어요.`,
});

/** Tells the member that a withdrawal with an unknown outcome was refused. */
export const notWithdrawnMail: SubscriptionMail = {
	subject: "어썸 멤버십 청약을 철회하지 못했어요",
	text: "결제사가 환불을 받아들이지 않아 어썸 멤버십 청약을 철회하지 못했어요. 멤버십은 그대로 이용할 수 있어요. 멤버십 관리에서 다시 철회하거나 고객센터에 문의해 주세요.",
};
