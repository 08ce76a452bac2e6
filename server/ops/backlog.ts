import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { oneLine } from "#domain/shared/oneLine.ts";
import { InquiryStore } from "#server/members/inquiry/store/InquiryStore.ts";
import { jobAges } from "#server/platform/jobs/store/jobLeases.ts";
import type { Services } from "#server/services/Services.ts";
import { numberOf } from "./arguments.ts";
import { OpsError } from "./OpsError.ts";
import { stateText } from "./orderMoves.ts";
import { refusalLines } from "./refusals.ts";
import {
	type ListedInquiry,
	lastInquiries,
	maxLines,
	openInquiries,
	stuckEntries,
	waitingOrders,
} from "./store/backlog.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats an age in the largest meaningful unit. */
function ageText(milliseconds: number): string {
	if (milliseconds >= 2 * day) return `${Math.floor(milliseconds / day)}일 전`;
	if (milliseconds >= hour) return `${Math.floor(milliseconds / hour)}시간 전`;
	return `${Math.max(0, Math.floor(milliseconds / minute))}분 전`;
}

const heading = (title: string, lines: readonly string[]): string =>
	[
		`${title} ${lines.length}건${lines.length < maxLines ? "" : " 이상"}`,
		...(lines.length > 0 ? lines : ["없음"]).map((line) => `  ${line}`),
	].join("\n");

/** Shows the member by number only, since other people may see the terminal. */
const inquiryLine = (inquiry: ListedInquiry, now: number): string =>
	[
		String(inquiry.id).padEnd(8),
		ageText(now - inquiry.createdAt.getTime()).padEnd(8),
		inquiry.isAnswered ? "답변함" : "답변 전",
		inquiry.asksStay ? "숙소" : "고객센터",
		inquiry.typeName ?? "",
		oneLine(inquiry.title),
		`회원 ${inquiry.memberId}번`,
		inquiry.orderNum ?? "",
	]
		.join("  ")
		.trimEnd();

async function orderLines({ db, clock }: Services): Promise<string[]> {
	return (await waitingOrders(db)).map(({ orderNo, status, name, checkIn, since }) =>
		[
			orderNo.padEnd(24),
			ageText(clock.now() - since.getTime()).padEnd(8),
			stateText(status),
			checkIn === null ? "날짜 없음" : `체크인 ${checkIn}`,
			name,
		].join("  "),
	);
}

async function stuckLines({ db, clock }: Services): Promise<string[]> {
	const jobs = (await jobAges(db)).filter(({ is_overdue, last_error }) => is_overdue || last_error !== null);
	const entries = await stuckEntries(db, new Date(clock.now()));
	return [
		...jobs.map(({ name, seconds, last_error }) =>
			`${name}  마지막 성공 ${ageText(seconds * 1000)}  ${last_error ?? "실행되지 않고 있음"}`.trimEnd(),
		),
		...entries.map(
			({ topic, key, attempts, createdAt, isGivenUp }) =>
				`${topic} ${key}  ${koreanDateTime(createdAt.getTime())}  ${isGivenUp ? "포기함" : `${attempts}번 실패`}`,
		),
	];
}

/** Shows everything that waits for an operator on one screen. [DEC-183] */
export async function showBacklog(services: Services): Promise<string> {
	const now = services.clock.now();
	const open = await openInquiries(services.db);
	return [
		heading("확정이나 취소 답을 기다리는 예약", await orderLines(services)),
		heading("거절된 환불", await refusalLines(services)),
		heading(
			"답변하지 않은 문의",
			open.map((inquiry) => inquiryLine(inquiry, now)),
		),
		heading("멈춘 작업과 전달하지 못한 것", await stuckLines(services)),
	].join("\n\n");
}

/**
 * Lists inquiries with their numbers: the unanswered ones, or the last 50 of all, optionally before a given one.
 * @throws OpsError
 */
export async function listInquiries(
	{ db, clock }: Services,
	[which, before]: readonly string[],
): Promise<string> {
	if (which !== undefined && which !== "all")
		throw new OpsError(`${which}은(는) 알 수 없는 값입니다. 모두 보려면 all이라고 적어 주세요.`);
	const from = before === undefined ? null : numberOf(before);
	const found = await (which === "all" ? lastInquiries(db, from) : openInquiries(db));
	return found.map((inquiry) => inquiryLine(inquiry, clock.now())).join("\n") || "문의가 없습니다.";
}

/** Indents what somebody wrote, so that it cannot pose as one of our own lines, such as an answer of the customer centre. */
const indented = (text: string): string => text.replace(/^(?=.)/gmu, "  ");

/**
 * Shows an inquiry with all its messages.
 * @throws OpsError when it does not exist
 */
export async function showInquiry({ db }: Services, id: number): Promise<string> {
	const inquiry = await new InquiryStore(db).read(id);
	if (!inquiry) throw new OpsError(`문의 ${id}번을 찾을 수 없습니다.`);
	const { title, contents, messages, comment, commenter, asksStay } = inquiry;
	const answer = comment === null ? [] : [{ commenter, contents: comment }];
	return [
		oneLine(title),
		...(asksStay ? ["숙소에 물어본 문의예요. 숙소의 답은 pass-answer로 전해 주세요."] : []),
		"",
		indented(contents),
		...[...messages, ...answer].flatMap((each) => [
			"",
			`${each.commenter ?? "회원"}:`,
			indented(each.contents),
		]),
	].join("\n");
}
