import { isConfirmationNumber } from "#domain/booking/cancelRight.ts";
import { askExtraPayment, withdrawExtraPayment } from "#server/bookings/extraPayments.ts";
import { tellConfirmed } from "#server/outbox/bookingMessages.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import type { Services } from "#server/Services.ts";
import { importCatalogue } from "./importCatalogue.ts";
import { OpsError } from "./OpsError.ts";
import { findProduct, listOrders, move } from "./orderMoves.ts";
import { listRefusals, retryRefusal } from "./refusals.ts";

/** Something an operator can do; answers what to print. [DEC-183] */
export interface Command {
	readonly usage: string;
	readonly summary: string;
	/** @param tell how far long work is */
	run(services: Services, args: readonly string[], tell: (progress: string) => void): Promise<string>;
}

function needed(args: readonly string[], count: number, usage: string): void {
	if (args.length < count) throw new OpsError(`사용법: npm run ops -- ${usage}`);
}

const wholeWon = (text: string): number => {
	const amount = Number(text.replaceAll(",", ""));
	if (!Number.isSafeInteger(amount) || amount <= 0) throw new OpsError(`${text}은(는) 금액이 아닙니다.`);
	return amount;
};

const numberOf = (text: string): number => {
	const number = Number(text);
	if (!Number.isSafeInteger(number) || number < 1) throw new OpsError(`${text}은(는) 번호가 아닙니다.`);
	return number;
};

async function answerInquiry({ db, clock }: Services, id: number, text: string): Promise<string> {
	return db.tx(async (tx) => {
		const { rows } = await tx.query<{ title: string; email: string | null }>(
			`UPDATE inquiry i SET comment_contents = $2, comment_at = $3, commenter = '고객센터' FROM member m
			WHERE i.inquiry_id = $1 AND m.member_id = i.member_id RETURNING i.title, m.email`,
			[id, text, new Date(clock.now())],
		);
		const inquiry = rows[0];
		if (!inquiry) throw new OpsError(`문의 ${id}번을 찾을 수 없습니다.`);
		if (inquiry.email) {
			await enqueue(tx, {
				topic: "mail",
				key: `inquiry:${id}`,
				payload: {
					to: inquiry.email,
					subject: "[{site}] 문의에 답변이 등록되었습니다",
					text: `문의: ${inquiry.title}\n\n${text}`,
				},
				runAt: clock.now(),
			});
		}
		return `문의 ${id}번에 답변했습니다.`;
	});
}

/** Everything an operator can do, by name. */
export const commands: Readonly<Record<string, Command>> = {
	orders: {
		usage: "orders [상태]",
		summary: "최근 예약을 보여 줍니다.",
		run: (services, [status]) => listOrders(services, status ?? null),
	},
	confirm: {
		usage: "confirm <예약번호> [확정번호]",
		summary: "확정 대기 중인 예약을 확정합니다.",
		async run(services, args) {
			needed(args, 1, this.usage);
			const [number = "", confirmNum = null] = args;
			if (confirmNum !== null && !isConfirmationNumber(confirmNum))
				throw new OpsError("확정번호는 영문, 숫자, '-' 30자까지입니다.");
			await move(services, number, "SUPPLIER_CONFIRM", async (tx, order, product) => {
				await tx.query(
					"UPDATE order_product SET confirm_num = coalesce($2, confirm_num) WHERE order_product_id = $1",
					[product.order_product_id, confirmNum],
				);
				await tellConfirmed(tx, order, services.clock.now());
			});
			return `예약 ${number}을(를) 확정했습니다.`;
		},
	},
	reject: {
		usage: "reject <예약번호> <사유>",
		summary: "예약을 받을 수 없습니다. 전액 환불합니다.",
		async run(services, args) {
			needed(args, 2, this.usage);
			const [number = "", ...reason] = args;
			const id = await findProduct(services.db, number);
			await services.cancellations.reject(id, "operator", reason.join(" "));
			return `예약 ${number}을(를) 거절하고 전액 환불했습니다.`;
		},
	},
	"accept-cancel": {
		usage: "accept-cancel <예약번호>",
		summary: "취소 요청을 받아들입니다.",
		async run(services, args) {
			needed(args, 1, this.usage);
			const [number = ""] = args;
			await services.cancellations.answer(await findProduct(services.db, number), true, "operator");
			return `예약 ${number}의 취소를 받아들였습니다.`;
		},
	},
	"refuse-cancel": {
		usage: "refuse-cancel <예약번호>",
		summary: "취소 요청을 거절합니다. 예약은 그대로입니다.",
		async run(services, args) {
			needed(args, 1, this.usage);
			const [number = ""] = args;
			await services.cancellations.answer(await findProduct(services.db, number), false, "operator");
			return `예약 ${number}의 취소를 거절했습니다.`;
		},
	},
	refunds: {
		usage: "refunds",
		summary: "결제사가 거절해서 돌려주지 못한 환불을 보여 줍니다.",
		run: ({ db }) => listRefusals(db),
	},
	"retry-refund": {
		usage: "retry-refund <환불 번호>",
		summary: "거절된 환불을 결제사에 다시 요청합니다.",
		run(services, args) {
			needed(args, 1, this.usage);
			return retryRefusal(services, numberOf(args[0] ?? ""));
		},
	},
	"extra-charge": {
		usage: "extra-charge <예약번호> <금액> <사유>",
		summary: "추가 결제를 요청합니다.",
		async run(services, args) {
			needed(args, 3, this.usage);
			const [number = "", amount = "", ...reason] = args;
			const id = await findProduct(services.db, number);
			const demand = await askExtraPayment(services, id, wholeWon(amount), reason.join(" "));
			return `추가 결제 ${demand}번을 요청했습니다.`;
		},
	},
	"withdraw-charge": {
		usage: "withdraw-charge <추가 결제 번호>",
		summary: "추가 결제 요청을 거두어들입니다.",
		async run(services, args) {
			needed(args, 1, this.usage);
			await withdrawExtraPayment(services, numberOf(args[0] ?? ""));
			return `추가 결제 ${args[0]}번을 거두어들였습니다.`;
		},
	},
	"no-show": {
		usage: "no-show <예약번호>",
		summary: "오지 않은 손님의 예약을 노쇼로 바꿉니다.",
		async run(services, args) {
			needed(args, 1, this.usage);
			const [number = ""] = args;
			await move(services, number, "NO_SHOW");
			return `예약 ${number}을(를) 노쇼로 바꾸었습니다.`;
		},
	},
	"answer-inquiry": {
		usage: "answer-inquiry <문의 번호> <답변>",
		summary: "1:1 문의에 답변합니다.",
		run(services, args) {
			needed(args, 2, this.usage);
			const [id = "", ...text] = args;
			return answerInquiry(services, numberOf(id), text.join(" "));
		},
	},
	"publish-notice": {
		usage: "publish-notice <제목> <내용>",
		summary: "공지사항을 올립니다.",
		async run({ db, clock }, args) {
			needed(args, 2, this.usage);
			const [title = "", ...content] = args;
			const { rows } = await db.query<{ notice_id: number }>(
				"INSERT INTO notice (type, title, content, created_at, updated_at) VALUES ('공지', $1, $2, $3, $3) RETURNING notice_id",
				[title, content.join(" "), new Date(clock.now())],
			);
			return `공지 ${rows[0]?.notice_id}번을 올렸습니다.`;
		},
	},
	supplier: {
		usage: "supplier <채널 2~10> [book=confirm|reject|silent|drift] [cancel=accept|refuse|silent] [delay=초]",
		summary: "모의 공급사가 어떻게 답할지 정합니다.",
		async run(services, args) {
			needed(args, 2, this.usage);
			const [channel = "", ...pairs] = args;
			await services.suppliers.behave(numberOf(channel), behaviourOf(pairs));
			return `채널 ${channel}의 공급사 설정을 바꾸었습니다.`;
		},
	},
	import: {
		usage: "import <파일.jsonl>",
		summary:
			"숙소·객실·요금제·요금을 한 줄에 한 숙소씩 들여옵니다. 끊기면 같은 파일로 다시 실행해 이어서 합니다.",
		async run({ db }, args, tell) {
			needed(args, 1, this.usage);
			return importCatalogue(db, args[0] ?? "", tell);
		},
	},
};

const bookChoices = ["confirm", "reject", "silent", "drift"] as const;
const cancelChoices = ["accept", "refuse", "silent"] as const;

function behaviourOf(pairs: readonly string[]): Parameters<Services["suppliers"]["behave"]>[1] {
	const given = new Map(pairs.map((pair) => [pair.split("=")[0], pair.split("=")[1]]));
	const onBook = bookChoices.find((choice) => choice === given.get("book"));
	const onCancel = cancelChoices.find((choice) => choice === given.get("cancel"));
	const delay = given.get("delay");
	const isKnown = [onBook, onCancel, delay].filter((each) => each !== undefined).length === pairs.length;
	if (!isKnown) throw new OpsError(`알 수 없는 설정입니다: ${pairs.join(" ")}`);
	return {
		...(onBook && { onBook }),
		...(onCancel && { onCancel }),
		...(delay !== undefined && { delaySeconds: Number(delay) }),
	};
}

export const helpText = (): string =>
	[
		"사용법: npm run ops -- <명령> [값…]",
		"",
		...Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
	].join("\n");
