import { cancelReasonLimits } from "#domain/booking/cancelReason.ts";
import { isConfirmationNumber } from "#domain/booking/cancelRight.ts";
import { withProducts } from "#domain/booking/Order.ts";
import { resolveParticles } from "#domain/shared/particles.ts";
import { channelAt, isOwnChannel } from "#domain/stay/channel.ts";
import { notifyConfirmed } from "#server/commerce/booking/bookingMessages.ts";
import { OrderProductStore } from "#server/commerce/booking/store/OrderProductStore.ts";
import type { SupplierSimulator } from "#server/commerce/supplier/SupplierSimulator.ts";
import { integerOf, numberOf, optionsOf, wholeWon, wordsOf } from "./arguments.ts";
import { showBacklog } from "./backlog.ts";
import type { Command } from "./Command.ts";
import { checkVoucher } from "./checkVoucher.ts";
import { companyCommands } from "./companyCommands.ts";
import { contentCommands } from "./contentCommands.ts";
import { couponCommands } from "./couponCommands.ts";
import { dataCommands } from "./dataCommands.ts";
import { displayCommands } from "./displayCommands.ts";
import { eventCommands } from "./eventCommands.ts";
import { importCatalogue } from "./importCatalogue.ts";
import { inquiryCommands } from "./inquiryCommands.ts";
import { memberCommands } from "./memberCommands.ts";
import { nightCommands } from "./nightCommands.ts";
import { OpsError } from "./OpsError.ts";
import { answerCancel, chargeExtra, listOrders, move, rejectBooking, withdrawCharge } from "./orderMoves.ts";
import { listRefusals, retryRefusal } from "./refusals.ts";

/** All operator commands, by name. */
export const commands: Readonly<Record<string, Command>> = {
	backlog: {
		usage: "backlog",
		summary: "기다리는 예약, 거절된 환불, 답변하지 않은 문의, 멈춘 작업을 한눈에 보여 줍니다.",
		run: (services) => showBacklog(services),
	},
	orders: {
		usage: "orders [상태|all] [예약번호]",
		summary: "최근 예약을 보여 줍니다. 예약번호를 적으면 그보다 앞선 예약부터 보여 줍니다.",
		run: (services, args) => listOrders(services, args),
	},
	confirm: {
		usage: "confirm <예약번호> [확정번호]",
		summary: "확정 대기 중인 예약을 확정합니다.",
		async run(services, args) {
			const [number = "", confirmNum = null] = args;
			if (confirmNum !== null && !isConfirmationNumber(confirmNum))
				throw new OpsError("확정번호는 영문, 숫자, '-' 30자까지입니다.");
			await move(services, number, "SUPPLIER_CONFIRM", async (tx, order, product) => {
				// The holder could no longer choose a day.
				if (order.payKind === "voucher" && product.checkIn === null && isOwnChannel(product.channelIndex))
					throw new OpsError(`예약 ${number}은(는) 회원이 날짜를 정하면 확정되는 이용권입니다.`);
				const confirmation = { confirmationNumber: confirmNum };
				await new OrderProductStore(tx).saveConfirmation(product.orderProductId, confirmation);
				await notifyConfirmed(tx, withProducts(order, product), services.clock.now());
			});
			return resolveParticles(`예약 ${number}을(를) 확정했습니다.`);
		},
	},
	reject: {
		usage: "reject <예약번호> <사유>",
		summary: "예약을 받을 수 없습니다. 전액 환불합니다.",
		async run(services, args) {
			const [number = "", ...reason] = args;
			const why = wordsOf("사유", reason.join(" "), cancelReasonLimits.max);
			const isBack = await rejectBooking(services, number, why);
			return resolveParticles(
				isBack
					? `예약 ${number}을(를) 거절하고 전액 환불했습니다.`
					: `예약 ${number}을(를) 거절했습니다. 결제사가 아직 환불하지 않았습니다. 환불을 거절하면 refunds에 보입니다.`,
			);
		},
	},
	"accept-cancel": {
		usage: "accept-cancel <예약번호>",
		summary: "취소 요청을 받아들입니다.",
		async run(services, args) {
			const [number = ""] = args;
			await answerCancel(services, number, true);
			return `예약 ${number}의 취소를 받아들였습니다.`;
		},
	},
	"refuse-cancel": {
		usage: "refuse-cancel <예약번호>",
		summary: "취소 요청을 거절합니다. 예약은 그대로입니다.",
		async run(services, args) {
			const [number = ""] = args;
			await answerCancel(services, number, false);
			return `예약 ${number}의 취소를 거절했습니다.`;
		},
	},
	refunds: {
		usage: "refunds",
		summary: "결제사가 거절해서 돌려주지 못한 환불을 보여 줍니다.",
		run: (services) => listRefusals(services),
	},
	"retry-refund": {
		usage: "retry-refund <환불 번호|구독 결제 번호>",
		summary: "거절된 환불을 결제사에 다시 요청합니다.",
		run(services, args) {
			return retryRefusal(services, args[0] ?? "");
		},
	},
	"extra-charge": {
		usage: "extra-charge <예약번호> <금액> <사유>",
		summary: "추가 결제를 요청합니다.",
		async run(services, args) {
			const [number = "", amount = "", ...reason] = args;
			const why = wordsOf("사유", reason.join(" "), cancelReasonLimits.max);
			const demand = await chargeExtra(services, number, wholeWon(amount), why);
			return `추가 결제 ${demand}번을 요청했습니다.`;
		},
	},
	"withdraw-charge": {
		usage: "withdraw-charge <추가 결제 번호>",
		summary: "추가 결제 요청을 거두어들입니다.",
		async run(services, args) {
			await withdrawCharge(services, numberOf(args[0] ?? ""));
			return `추가 결제 ${args[0]}번을 거두어들였습니다.`;
		},
	},
	"no-show": {
		usage: "no-show <예약번호>",
		summary: "오지 않은 손님의 예약을 노쇼로 바꿉니다.",
		async run(services, args) {
			const [number = ""] = args;
			await move(services, number, "NO_SHOW");
			return resolveParticles(`예약 ${number}을(를) 노쇼로 바꾸었습니다.`);
		},
	},
	"check-code": {
		usage: "check-code <예약번호> <확인 코드>",
		summary: "숙소가 받은 바우처의 확인 코드가 맞는지, 예약이 지금도 유효한지 확인합니다.",
		run(services, args) {
			const [number = "", ...code] = args;
			return checkVoucher(services, number, code.join(""));
		},
	},
	...inquiryCommands,
	...contentCommands,
	...displayCommands,
	...eventCommands,
	...couponCommands,
	...memberCommands,
	...companyCommands,
	supplier: {
		usage:
			"supplier <채널 2~10> [book=confirm|reject|silent|drift] [cancel=accept|refuse|silent] [ask=answer|silent] [delay=초]",
		summary: "모의 공급사가 어떻게 답할지 정합니다.",
		async run(services, args) {
			if (!services.suppliers)
				throw new OpsError("운영 환경에는 모의 공급사가 없습니다. 예약은 confirm과 reject로 답합니다.");
			const [channel = "", ...pairs] = args;
			if (pairs.length === 0) throw new OpsError("바꿀 설정을 적어 주세요.");
			const index = numberOf(channel);
			if (channelAt(index) === null || isOwnChannel(index))
				throw new OpsError(`채널 ${channel}에는 공급사가 없습니다.`);
			await services.suppliers.configure(index, behaviourOf(pairs));
			return `채널 ${channel}의 공급사 설정을 바꾸었습니다.`;
		},
	},
	...nightCommands,
	...dataCommands,
	import: {
		usage: "import <파일.jsonl>",
		summary:
			"숙소·객실·요금제·요금을 한 줄에 한 숙소씩 들여옵니다. 끊기면 같은 파일로 다시 실행해 이어서 합니다.",
		async run({ db }, args, onProgress) {
			return importCatalogue(db, args[0] ?? "", onProgress);
		},
	},
};

const bookChoices = ["confirm", "reject", "silent", "drift"] as const;
const cancelChoices = ["accept", "refuse", "silent"] as const;
const askChoices = ["answer", "silent"] as const;

function behaviourOf(pairs: readonly string[]): Parameters<SupplierSimulator["configure"]>[1] {
	const { book, cancel, ask, delay } = optionsOf(pairs, ["book", "cancel", "ask", "delay"]);
	const onBook = bookChoices.find((choice) => choice === book);
	const onCancel = cancelChoices.find((choice) => choice === cancel);
	const onAsk = askChoices.find((choice) => choice === ask);
	const delaySeconds = delay === undefined ? 0 : integerOf(delay);
	if (
		(book && !onBook) ||
		(cancel && !onCancel) ||
		(ask && !onAsk) ||
		delaySeconds === null ||
		delaySeconds < 0
	)
		throw new OpsError(`알 수 없는 설정입니다: ${pairs.join(" ")}`);
	return {
		...(onBook && { onBook }),
		...(onCancel && { onCancel }),
		...(onAsk && { onAsk }),
		...(delay !== undefined && { delaySeconds }),
	};
}

export const helpText = (): string =>
	[
		"사용법: npm run ops -- <명령> [값…]",
		"",
		...Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`),
	].join("\n");
