import { everyReview } from "#domain/review/ReviewChoice.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { oneLine } from "#domain/shared/oneLine.ts";
import { ReportStore } from "#server/catalogue/review/store/ReportStore.ts";
import { ReviewStore } from "#server/catalogue/review/store/ReviewStore.ts";
import { adjustPoints } from "#server/commerce/points/adjustPoints.ts";
import { MemberStore } from "#server/members/account/store/MemberStore.ts";
import type { Services } from "#server/services/Services.ts";
import { integerOf, numberOf, wordsOf } from "./arguments.ts";
import type { Command } from "./Command.ts";
import { OpsError } from "./OpsError.ts";
import { findProduct } from "./orderMoves.ts";
import { loadMemberCard, memberOfBooking } from "./store/loadMemberCard.ts";

const pointTypes = { cash: "AWESOME_CASH", welfare: "WELFARE" } as const;
const maxPoints = 10_000_000;
const longestReason = 50;
const shownReviews = 50;
const longestReply = 1_000;

function pointsOf(text: string): number {
	const amount = integerOf(text);
	if (amount === null || amount === 0 || Math.abs(amount) > maxPoints)
		throw new OpsError(`${text}은(는) 5,000이나 -5,000 같은 금액이 아닙니다.`);
	return amount;
}

/**
 * Returns a member's ID, given as such or by one of the member's booking numbers.
 * @throws OpsError
 */
const memberNumber = async ({ db }: Services, text: string): Promise<number> =>
	/^\d+$/.test(text) ? numberOf(text) : memberOfBooking(db, await findProduct(db, text));

async function showMember({ db, clock, points }: Services, id: number): Promise<string> {
	const member = await loadMemberCard(db, id);
	if (!member) throw new OpsError(`회원 ${id}번을 찾을 수 없습니다.`);
	const { awesomeCash, welfarePoints } = await points.owned(id);
	const isLocked = member.lockedUntil !== null && member.lockedUntil.getTime() > clock.now();
	return [
		`회원 ${id}번  ${member.grade}  가입 ${koreanDateTime(member.createdAt.getTime())}`,
		...(member.corpCode === null ? [] : [`기업 ${member.corpCode}`]),
		`어썸캐시 ${groupedWon(awesomeCash)}원  복지포인트 ${groupedWon(welfarePoints)}원  쿠폰 ${member.coupons}장`,
		`진행 중인 예약 ${member.openBookings}건  로그인 ${member.logins}개${isLocked ? "  잠김" : ""}`,
	].join("\n");
}

/** Operator commands for members, their points and reviews. */
export const memberCommands: Readonly<Record<string, Command>> = {
	member: {
		usage: "member <회원 번호|예약번호>",
		summary: "회원의 등급, 포인트, 쿠폰, 예약과 로그인을 보여 줍니다. 이름과 연락처는 보이지 않습니다.",
		async run(services, args) {
			return showMember(services, await memberNumber(services, args[0] ?? ""));
		},
	},
	unlock: {
		usage: "unlock <회원 번호> <사유>",
		summary: "비밀번호를 여러 번 틀려 잠긴 로그인을 바로 엽니다.",
		async run({ db }, args) {
			const id = numberOf(args[0] ?? "");
			if (!(await loadMemberCard(db, id))) throw new OpsError(`회원 ${id}번을 찾을 수 없습니다.`);
			await new MemberStore(db).forgetTries(id);
			return `회원 ${id}번의 로그인을 열었습니다.`;
		},
	},
	"withdraw-member": {
		usage: "withdraw-member <회원 번호> <사유>",
		summary: "회원의 부탁으로 탈퇴시킵니다. 남은 예약이나 구독이 있으면 하지 않습니다.",
		async run({ accounts }, args) {
			const id = numberOf(args[0] ?? "");
			await accounts.withdraw(id);
			return `회원 ${id}번의 탈퇴를 마쳤습니다.`;
		},
	},
	points: {
		usage: "points <회원 번호> <cash|welfare> <금액|-금액> <사유>",
		summary: "포인트를 주거나 거두어들입니다. 사유는 회원의 포인트 내역에 그대로 보입니다.",
		async run(services, args) {
			const [member = "", kind = "", amount = "", ...reason] = args;
			if (kind !== "cash" && kind !== "welfare")
				throw new OpsError(`${kind}은(는) 포인트 종류가 아닙니다. cash나 welfare라고 적어 주세요.`);
			const title = wordsOf("사유", reason.join(" "), longestReason);
			const { awesomeCash, welfarePoints } = await adjustPoints(services, {
				memberId: numberOf(member),
				type: pointTypes[kind],
				amount: pointsOf(amount),
				title,
			});
			return `회원 ${member}번의 포인트를 바꾸었습니다. 지금 어썸캐시 ${groupedWon(awesomeCash)}원, 복지포인트 ${groupedWon(welfarePoints)}원입니다.`;
		},
	},
	"end-logins": {
		usage: "end-logins <회원 번호> <사유>",
		summary:
			"회원의 모든 로그인을 끝냅니다. 계정을 빼앗긴 것 같을 때 씁니다. 비밀번호와 패스키는 그대로입니다.",
		async run({ sessions }, args) {
			const [member = ""] = args;
			return `회원 ${member}번의 로그인 ${await sessions.endAll(numberOf(member))}개를 끝냈습니다.`;
		},
	},
	reviews: {
		usage: "reviews <숙소 번호> [후기 번호]",
		summary:
			"숙소의 보이는 후기를 번호와 함께 최근 것부터 보여 줍니다. 후기 번호를 적으면 그 다음 후기부터 보여 줍니다.",
		async run({ db }, args) {
			const [stay = "", after] = args;
			const reviews = await new ReviewStore(db).ofStay(numberOf(stay), {
				...everyReview,
				after: after === undefined ? null : numberOf(after),
				size: shownReviews,
			});
			const lines = reviews.map(({ id, stars, createdAt, title, content }) =>
				[
					String(id).padEnd(8),
					`별 ${stars}개`,
					koreanDateTime(createdAt),
					oneLine(title),
					oneLine(content),
				].join("  "),
			);
			return lines.join("\n") || "보이는 후기가 없습니다.";
		},
	},
	"answer-review": {
		usage: "answer-review <후기 번호> <답변>",
		summary: "숙소의 답변을 후기 아래에 보입니다. 이미 있으면 바꿉니다.",
		async run({ db, clock }, args) {
			const [id = "", ...words] = args;
			const reply = wordsOf("답변", words.join(" "), longestReply);
			if (!(await new ReviewStore(db).answer(numberOf(id), reply, clock.now())))
				throw new OpsError(`보이는 후기 ${id}번을 찾을 수 없습니다.`);
			return `후기 ${id}번에 답변을 달았습니다.`;
		},
	},
	"reported-reviews": {
		usage: "reported-reviews",
		summary: "회원이 신고한 후기를 많이 신고된 것부터 보여 줍니다.",
		async run({ db }) {
			const lines = (await new ReportStore(db).open()).map(
				({ id, reports, stars, photos, propertyName, title, content }) =>
					[
						String(id).padEnd(8),
						`신고 ${reports}건`,
						`별 ${stars}개`,
						`사진 ${photos}장`,
						propertyName,
						oneLine(title),
						oneLine(content),
					].join("  "),
			);
			return lines.join("\n") || "신고된 후기가 없습니다.";
		},
	},
	"keep-review": {
		usage: "keep-review <후기 번호> <사유>",
		summary: "신고된 후기를 그대로 둡니다. 다른 회원이 새로 신고하면 다시 보입니다.",
		async run({ db, clock }, args) {
			if (!(await new ReportStore(db).settle(numberOf(args[0] ?? ""), new Date(clock.now()))))
				throw new OpsError(`신고된 후기 ${args[0]}번을 찾을 수 없습니다.`);
			return `후기 ${args[0]}번을 그대로 두었습니다.`;
		},
	},
	"hide-review": {
		usage: "hide-review <후기 번호> <사유>",
		summary: "후기를 가리고 숙소의 별점에서 뺍니다. 들어온 신고는 처리한 것이 됩니다.",
		async run({ reviews }, args) {
			if (!(await reviews.setHidden(numberOf(args[0] ?? ""), true)))
				throw new OpsError(`보이는 후기 ${args[0]}번을 찾을 수 없습니다.`);
			return `후기 ${args[0]}번을 가렸습니다.`;
		},
	},
	"show-review": {
		usage: "show-review <후기 번호>",
		summary: "가린 후기를 다시 보이고 별점에 넣습니다.",
		async run({ reviews }, args) {
			if (!(await reviews.setHidden(numberOf(args[0] ?? ""), false)))
				throw new OpsError(`가린 후기 ${args[0]}번을 찾을 수 없습니다.`);
			return `후기 ${args[0]}번을 다시 보입니다.`;
		},
	},
};
